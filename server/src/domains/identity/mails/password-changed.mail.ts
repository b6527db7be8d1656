import { type MailContent, paragraph, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; at: string; resetLink: string }

export const passwordChangedMail = ({ name, at, resetLink }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'password-changed',
    subject: 'Your Soundfair password was changed',
    title: 'Your password was changed',
    preview: 'If this wasn’t you, choose a new one now.',
    name,
    action: { label: 'Choose a new password', link: resetLink },
    body: [
      paragraph(`Your password was changed on ${writeMoment(at)}. You were signed out on your other devices.`),
      paragraph('If this was you, there’s nothing to do. If it wasn’t, choose a new password now to lock the intruder out.'),
    ],
    because: 'You’re receiving this e-mail because this is the address of your Soundfair account.',
  })
