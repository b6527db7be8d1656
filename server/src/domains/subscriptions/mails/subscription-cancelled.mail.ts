import { facts, type MailContent, paragraph, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; what: string; until: Date; link: string }

export const subscriptionCancelledMail = ({ name, what, until, link }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'subscription-cancelled',
    subject: 'Your subscription is cancelled',
    title: 'Your subscription is cancelled',
    preview: 'Nothing more is charged. It works until the end of what is paid.',
    name,
    action: { label: 'See your subscriptions', link },
    body: [
      paragraph('Nothing more is charged. Everything works until the end of what you have paid for.'),
      facts([
        ['Subscription', what],
        ['Works until', writeMoment(until.toISOString())],
      ]),
    ],
    otherwise: [paragraph('Changed your mind? Until then you can take it up again there.')],
    because: 'You get this mail because you cancelled a subscription at Soundfair.',
  })
