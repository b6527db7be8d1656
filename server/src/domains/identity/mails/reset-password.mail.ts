import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

export const resetPasswordMail = ({ name, link }: { name: string; link: string }): Promise<MailContent> =>
  writeEmail({
    kind: 'reset-password',
    subject: 'Choose a new password for Soundfair',
    title: 'Choose a new password',
    preview: 'The link is valid for 1 hour.',
    name,
    action: { label: 'Choose a new password', link },
    body: [paragraph('You asked for a new password. The link is valid for 1 hour and works once.')],
    otherwise: [paragraph('If you didn’t ask for this, ignore this e-mail. Your password stays the same.')],
    because: 'You’re receiving this e-mail because someone asked for a new password for your Soundfair account.',
  })
