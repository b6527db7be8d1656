import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

export const accountDeletedMail = ({ name, supportLink }: { name: string; supportLink: string }): Promise<MailContent> =>
  writeEmail({
    kind: 'account-deleted',
    subject: 'Your Soundfair account was deleted',
    title: 'Your account was deleted',
    preview: 'If this wasn’t you, contact us right away.',
    name,
    action: { label: 'Contact support', link: supportLink },
    body: [
      paragraph(
        'Your account has been deleted, along with your name, e-mail address and settings. We keep a record of your orders without your name, as the law requires.',
      ),
      paragraph('Thank you for being with us. If you didn’t delete it yourself, contact support right away.'),
    ],
    because: 'You’re receiving this e-mail because this was the address of your Soundfair account.',
  })
