import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; newEmail: string; supportLink: string }

/** Goes to the old address, whose owner can no longer sign in with it: support is who can help. */
export const emailChangedMail = ({ name, newEmail, supportLink }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'email-changed',
    subject: 'Your e-mail address was changed',
    title: 'Your e-mail address was changed',
    preview: 'If this wasn’t you, contact us right away.',
    name,
    action: { label: 'Contact support', link: supportLink },
    body: [
      paragraph('Your Soundfair account now uses ', { address: newEmail }, '. Sign in with that address from now on.'),
      paragraph('If this wasn’t you, contact support right away so we can return the account to you.'),
    ],
    because: 'You’re receiving this e-mail because this was the address of your Soundfair account.',
  })
