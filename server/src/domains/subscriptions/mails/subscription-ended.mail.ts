import { facts, type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; what: string; reason: string; link: string }

export const subscriptionEndedMail = ({ name, what, reason, link }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'subscription-ended',
    subject: 'Your subscription has ended',
    title: 'Your subscription has ended',
    preview: 'We tried four times. You can renew it whenever you like.',
    name,
    action: { label: 'Renew it', link },
    body: [
      paragraph('We could not renew your subscription for a week, so it has ended. Nothing more is charged.'),
      facts([
        ['Subscription', what],
        ['Reason', reason],
      ]),
    ],
    otherwise: [paragraph('Your projects stay as they are, and the price you had stays yours when you come back.')],
    because: 'You get this mail because you had a subscription at Soundfair.',
  })
