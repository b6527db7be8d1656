import { type MailContent, paragraph, type seeMyLicenses, writeEmail } from '#domains/email/index.ts'

type Received = { name: string; orderNumber: string; licenses: ReturnType<typeof seeMyLicenses> }

/** To whoever has it now. */
export const orderReceivedMail = ({ name, orderNumber, licenses }: Received): Promise<MailContent> =>
  writeEmail({
    kind: 'order-moved',
    subject: `Order ${orderNumber} is in your account`,
    title: `Order ${orderNumber} is in your account`,
    preview: 'Its licenses and downloads are now yours.',
    name,
    action: licenses,
    body: [paragraph('Our support team moved this order to your account, with its licenses, downloads and subscriptions.')],
    because: 'You’re receiving this e-mail because an order was moved to your Soundfair account.',
  })

type Left = { name: string; orderNumber: string; supportLink: string }

/** To whoever had it before. Where it went is nobody else's business. */
export const orderLeftMail = ({ name, orderNumber, supportLink }: Left): Promise<MailContent> =>
  writeEmail({
    kind: 'order-moved',
    subject: `Order ${orderNumber} was moved to another account`,
    title: `Order ${orderNumber} was moved`,
    preview: 'It is now in another account.',
    name,
    action: { label: 'Contact us about this', link: supportLink },
    body: [paragraph('Our support team moved this order, with its licenses and subscriptions, to another account.')],
    otherwise: [paragraph('If you didn’t ask for this, tell us right away. We can move it back.')],
    because: 'You’re receiving this e-mail because the order was in your Soundfair account.',
  })
