import { facts, type MailContent, paragraph, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; what: string; reason: string; nextTryAt: Date; link: string }

export const paymentFailedMail = ({ name, what, reason, nextTryAt, link }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'payment-failed',
    subject: 'Your subscription could not be renewed',
    title: 'Your payment didn’t go through',
    preview: 'We’ll try again. You can also change the card.',
    name,
    action: { label: 'Change the card', link },
    body: [
      paragraph('We couldn’t renew your subscription. Nothing was charged.'),
      facts([
        ['Subscription', what],
        ['Reason', reason],
        ['Next try', writeMoment(nextTryAt.toISOString())],
      ]),
    ],
    otherwise: [paragraph('If the card works again by then, there’s nothing to do. If you don’t want to continue, you can cancel there.')],
    because: 'You’re receiving this e-mail because you have a Soundfair subscription.',
  })
