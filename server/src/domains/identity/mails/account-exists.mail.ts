import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; signInLink: string; resetLink: string }

export const accountExistsMail = ({ name, signInLink, resetLink }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'account-exists',
    subject: 'You already have a Soundfair account',
    title: 'You already have an account',
    preview: 'No need to sign up again: sign in with this address.',
    name,
    action: { label: 'Sign in', link: signInLink },
    body: [paragraph('Someone, probably you, tried to sign up with this address. It already has an account, so no new one was made.')],
    otherwise: [
      paragraph('If you do not know your password any more, ', { link: resetLink, label: 'choose a new one' }, '.'),
      paragraph('If it was not you, do nothing. Your account stays as it is, and whoever tried was not told that it exists.'),
    ],
    because: 'You get this mail because someone tried to sign up for Soundfair with your address.',
  })
