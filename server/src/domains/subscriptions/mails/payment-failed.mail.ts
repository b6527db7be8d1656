import { facts, type MailContent, paragraph, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; what: string; reason: string; nextTryAt: Date; link: string }

export const paymentFailedMail = ({ name, what, reason, nextTryAt, link }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'payment-failed',
    subject: 'Your subscription could not be renewed',
    title: 'Your payment did not go through',
    preview: 'We try again. Another card helps.',
    name,
    action: { label: 'Change the card', link },
    body: [
      paragraph('We could not renew your subscription. Nothing was charged.'),
      facts([
        ['Subscription', what],
        ['Reason', reason],
        ['Next try', writeMoment(nextTryAt.toISOString())],
      ]),
    ],
    otherwise: [paragraph('You need not do anything if the card is good again by then. If you do not want to go on, cancel it there.')],
    because: 'You get this mail because you have a subscription at Soundfair.',
  })
