import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; signInLink: string; resetLink: string }

export const accountExistsMail = ({ name, signInLink, resetLink }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'account-exists',
    subject: 'You already have a Soundfair account',
    title: 'You already have an account',
    preview: 'No need to sign up again: just sign in with this address.',
    name,
    action: { label: 'Sign in', link: signInLink },
    body: [paragraph('Someone, probably you, tried to sign up with this address. It already has an account, so no new one was made.')],
    otherwise: [
      paragraph('If you’ve forgotten your password, ', { link: resetLink, label: 'choose a new one' }, '.'),
      paragraph('If this wasn’t you, ignore this e-mail. Your account is unchanged, and the person who tried wasn’t told that it exists.'),
    ],
    because: 'You’re receiving this e-mail because someone tried to sign up for Soundfair with your address.',
  })
