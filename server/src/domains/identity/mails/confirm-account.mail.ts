import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

type Props = {
  name: string
  link: string
  /** A guest has bought with this address: the account came with it. */
  hasBought: boolean
}

const forBuyers = {
  subject: 'Confirm your address to see your licenses',
  title: 'Your licenses',
  preview: 'One click and your licenses are in your account.',
  label: 'See my licenses',
  text: 'Your licenses are in an account for this address. Confirm that it is yours to see them. The link is valid for 7 days.',
  otherwise: 'If you didn’t buy anything from Soundfair, ignore this e-mail. The link expires on its own.',
  because: 'You’re receiving this e-mail because someone bought something from Soundfair with this address.',
}

const forNewcomers = {
  subject: 'Confirm your Soundfair account',
  title: 'Confirm your account',
  preview: 'One click and your Soundfair account is ready.',
  label: 'Confirm account',
  text: 'Thank you for signing up. Please confirm that this is your e-mail address. The link is valid for 7 days.',
  otherwise: 'If you didn’t sign up, ignore this e-mail. The link expires on its own.',
  because: 'You’re receiving this e-mail because someone signed up for Soundfair with this address.',
}

export const confirmAccountMail = ({ name, link, hasBought }: Props): Promise<MailContent> => {
  const { label, text, otherwise, ...head } = hasBought ? forBuyers : forNewcomers
  return writeEmail({
    kind: 'confirm-account',
    ...head,
    name,
    action: { label, link },
    body: [paragraph(text)],
    otherwise: [paragraph(otherwise)],
  })
}
