import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { product: string; supportLink: string }

/** For the former owner. It does not say who has it now. */
export const licenseTransferredMail = ({ product, supportLink }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'license-moved',
    subject: 'A license was moved to another account',
    title: 'A license was moved to another account',
    preview: 'If you didn’t ask for this, contact us.',
    name: '',
    action: { label: 'Contact support', link: supportLink },
    body: [
      paragraph(
        'Our support team moved your license for ',
        { name: product },
        ' to another account. It will stop working on your devices.',
      ),
      paragraph('If you didn’t ask for this, contact us so we can move it back.'),
    ],
    because: 'You’re receiving this e-mail because the license was in the Soundfair account for this address.',
  })
