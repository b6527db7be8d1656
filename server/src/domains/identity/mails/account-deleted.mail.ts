import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

export const accountDeletedMail = ({ name, supportLink }: { name: string; supportLink: string }): Promise<MailContent> =>
  writeEmail({
    kind: 'account-deleted',
    subject: 'Your Soundfair account was deleted',
    title: 'Your account was deleted',
    preview: 'If it was not you, write to us at once.',
    name,
    action: { label: 'Write to support', link: supportLink },
    body: [
      paragraph(
        'Your account is gone, and with it your name, your e-mail address and your settings. Our books keep the orders you placed, as the law asks, without your name.',
      ),
      paragraph('Thank you for the time you spent with us. If it was not you who deleted it, write to support at once.'),
    ],
    because: 'You get this mail because this was the address of your Soundfair account.',
  })
