import { type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { product: string; supportLink: string }

/** To whoever had it. Whom it went to is not theirs to know. */
export const licenseTransferredMail = ({ product, supportLink }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'license-moved',
    subject: 'A license was moved to another account',
    title: 'A license was moved to another account',
    preview: 'If you did not ask for this, write to us.',
    name: '',
    action: { label: 'Write to support', link: supportLink },
    body: [
      paragraph('Our support moved your license of ', { name: product }, ' to another account. It stops working on your devices.'),
      paragraph('If you did not ask for this, write to us, so that we can move it back.'),
    ],
    because: 'You get this mail because the license was in the Soundfair account of this address.',
  })
