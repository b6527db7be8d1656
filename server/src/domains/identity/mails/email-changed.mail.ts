import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; newEmail: string; supportLink: string }

/** Goes to the old address, whose owner can no longer sign in with it: support is who can help. */
export const emailChangedMail = ({ name, newEmail, supportLink }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'email-changed',
    subject: 'Your e-mail address was changed',
    title: 'Your e-mail address was changed',
    preview: 'If it was not you, write to us at once.',
    name,
    action: { label: 'Write to support', link: supportLink },
    body: [
      paragraph('Your Soundfair account now uses ', { address: newEmail }, '. Sign in with that address from now on.'),
      paragraph('If it was not you, write to support at once, so that we can give the account back to you.'),
    ],
    because: 'You get this mail because this was the address of your Soundfair account.',
  })
