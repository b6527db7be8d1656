import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

type Props = {
  name: string
  link: string
  /** Why there is an account: somebody signed up, or it came with what a guest bought or tries. */
  because: 'signed-up' | 'bought' | 'tried'
}

/** Named by the receipt, which comes at the same time and opens no account. */
export const confirmToSeeLicenses = 'Confirm your account to see your licenses'

const bought = {
  subject: confirmToSeeLicenses,
  title: 'Your licenses',
  preview: 'One click and your licenses are in your account.',
  label: 'See my licenses',
  text: 'Your licenses are in an account for this address. Confirm that it is yours to see them. The link is valid for 7 days.',
  otherwise: 'If you didn’t buy anything from Soundfair, ignore this e-mail. The link expires on its own.',
  because: 'You’re receiving this e-mail because someone bought something from Soundfair with this address.',
}

const signedUp = {
  subject: 'Confirm your Soundfair account',
  title: 'Confirm your account',
  preview: 'One click and your Soundfair account is ready.',
  label: 'Confirm account',
  text: 'Thank you for signing up. Please confirm that this is your e-mail address. The link is valid for 7 days.',
  otherwise: 'If you didn’t sign up, ignore this e-mail. The link expires on its own.',
  because: 'You’re receiving this e-mail because someone signed up for Soundfair with this address.',
}

const tried = {
  subject: 'Confirm your account to see your trial',
  title: 'Your trial',
  preview: 'One click and the days left are in your account.',
  label: 'See my trials',
  text: 'Your trial is in an account for this address. Confirm that it is yours to see the days left, and we’ll e-mail you once before it ends. You won’t be charged. The link is valid for 7 days.',
  otherwise: 'If you didn’t start a trial on Soundfair, ignore this e-mail. The link expires on its own.',
  because: 'You’re receiving this e-mail because someone started a trial on Soundfair with this address.',
}

const texts = { 'signed-up': signedUp, bought, tried } as const

export const confirmAccountMail = ({ name, link, because }: Props): Promise<MailContent> => {
  const { label, text, otherwise, ...head } = texts[because]
  return writeEmail({
    kind: 'confirm-account',
    ...head,
    name,
    action: { label, link },
    body: [paragraph(text)],
    otherwise: [paragraph(otherwise)],
  })
}
