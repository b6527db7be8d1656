import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; signInLink: string }

/** Goes to the new address, where support changed it. */
export const emailSetMail = ({ name, signInLink }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'email-changed',
    subject: 'This is now the address of your account',
    title: 'This is now the address of your account',
    preview: 'Sign in with it from now on. Your password is the same.',
    name,
    action: { label: 'Sign in', link: signInLink },
    body: [
      paragraph(
        'Our support changed the address of your Soundfair account to this one. Sign in with it from now on; your password is the same.',
      ),
      paragraph('You were signed out everywhere, so that nobody else stays in your account.'),
    ],
    otherwise: [paragraph('If you have no account with us, write to support, so that we can put it right.')],
    because: 'You get this mail because the address of a Soundfair account was changed to this one.',
  })
