import { facts, type MailContent, paragraph, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; what: string; until: Date; link: string }

export const subscriptionCancelledMail = ({ name, what, until, link }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'subscription-cancelled',
    subject: 'Your subscription is cancelled',
    title: 'Your subscription is cancelled',
    preview: 'You won’t be charged again. It works until the end of the paid period.',
    name,
    action: { label: 'See your subscriptions', link },
    body: [
      paragraph('You won’t be charged again. Everything keeps working until the end of the period you’ve paid for.'),
      facts([
        ['Subscription', what],
        ['Works until', writeMoment(until.toISOString())],
      ]),
    ],
    otherwise: [paragraph('Changed your mind? You can resume it until then.')],
    because: 'You’re receiving this e-mail because you cancelled a Soundfair subscription.',
  })
