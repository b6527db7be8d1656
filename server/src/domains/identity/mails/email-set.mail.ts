import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; signInLink: string }

/** Goes to the new address, where support changed it. */
export const emailSetMail = ({ name, signInLink }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'email-changed',
    subject: 'Your account now uses this address',
    title: 'Your account now uses this address',
    preview: 'Sign in with it from now on. Your password hasn’t changed.',
    name,
    action: { label: 'Sign in', link: signInLink },
    body: [
      paragraph(
        'Our support team changed the address of your Soundfair account to this one. Sign in with it from now on; your password hasn’t changed.',
      ),
      paragraph('We signed you out everywhere to keep your account safe.'),
    ],
    otherwise: [paragraph('If you don’t have an account with us, contact support so we can put it right.')],
    because: 'You’re receiving this e-mail because the address of a Soundfair account was changed to this one.',
  })
