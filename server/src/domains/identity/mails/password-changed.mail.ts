import { type MailContent, paragraph, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; at: string; resetLink: string }

export const passwordChangedMail = ({ name, at, resetLink }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'password-changed',
    subject: 'Your Soundfair password was changed',
    title: 'Your password was changed',
    preview: 'If it was not you, choose a new one now.',
    name,
    action: { label: 'Choose a new password', link: resetLink },
    body: [
      paragraph(`Your password was changed on ${writeMoment(at)}. You were signed out on your other devices.`),
      paragraph('If it was you, you need not do anything. If it was not you, choose a new password now, to lock the stranger out.'),
    ],
    because: 'You get this mail because this is the address of your Soundfair account.',
  })
