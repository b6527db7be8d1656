import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

export const confirmAccountMail = ({ name, link }: { name: string; link: string }): Promise<MailContent> =>
  writeEmail({
    kind: 'confirm-account',
    subject: 'Confirm your Soundfair account',
    title: 'Confirm your account',
    preview: 'One click, and your Soundfair account is ready.',
    name,
    action: { label: 'Confirm account', link },
    body: [paragraph('Thank you for signing up. Please confirm that this is your e-mail address. The link is valid for 7 days.')],
    otherwise: [paragraph('If you did not sign up, do nothing. The link ends by itself.')],
    because: 'You get this mail because someone signed up for Soundfair with this address.',
  })
