import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

type Tried = { product: string; owns: boolean }

type Props = {
  name: string
  signInLink: string
  resetLink: string
  /** Somebody gave the address to try this, which its account may own. */
  tried?: Tried
}

const forSignUp = {
  preview: 'No need to sign up again: just sign in with this address.',
  text: ['Someone, probably you, tried to sign up with this address. It already has an account, so no new one was created.'],
  because: 'You’re receiving this e-mail because someone tried to sign up for Soundfair with your address.',
}

const forTrial = ({ product, owns }: Tried) => ({
  preview: owns ? 'You own it: sign in with this address.' : 'Sign in with this address to start your trial.',
  text: [
    'Someone, probably you, asked to try ',
    { name: product },
    owns
      ? ' with this address. It already has an account, which owns it: sign in to download it, and activate it with your license.'
      : ' with this address. It already has an account: sign in, and start the trial there.',
  ],
  because: 'You’re receiving this e-mail because someone asked for a trial on Soundfair with your address.',
})

export const accountExistsMail = ({ name, signInLink, resetLink, tried }: Props): Promise<MailContent> => {
  const { preview, text, because } = tried ? forTrial(tried) : forSignUp
  return writeEmail({
    kind: 'account-exists',
    subject: 'You already have a Soundfair account',
    title: 'You already have an account',
    preview,
    name,
    action: { label: 'Sign in', link: signInLink },
    body: [paragraph(...text)],
    otherwise: [
      paragraph('If you’ve forgotten your password, ', { link: resetLink, label: 'choose a new one' }, '.'),
      paragraph('If this wasn’t you, ignore this e-mail. Your account is unchanged, and the person who tried wasn’t told that it exists.'),
    ],
    because,
  })
}
