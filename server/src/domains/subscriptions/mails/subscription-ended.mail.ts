import { facts, type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'

type Props = { name: string; what: string; reason: string; link: string }

export const subscriptionEndedMail = ({ name, what, reason, link }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'subscription-ended',
    subject: 'Your subscription has ended',
    title: 'Your subscription has ended',
    preview: 'We tried four times. You can renew it any time.',
    name,
    action: { label: 'Renew it', link },
    body: [
      paragraph('We tried for a week to renew your subscription and couldn’t, so it has ended. You won’t be charged again.'),
      facts([
        ['Subscription', what],
        ['Reason', reason],
      ]),
    ],
    otherwise: [paragraph('Your projects stay as they are, and you keep your price if you come back.')],
    because: 'You’re receiving this e-mail because you had a Soundfair subscription.',
  })
