import { paragraph } from '../layout/email.ts'
import { plainName, shortName } from '../layout/plain-name.ts'
import { type MailContent, writeEmail } from '../layout/write-email.ts'

export const confirmSubscriptionMail = ({ from, link }: { from: string; link: string }): Promise<MailContent> =>
  writeEmail({
    kind: 'confirm-subscription',
    subject: `Confirm news from ${shortName(from)}`,
    title: `News from ${plainName(from)}`,
    preview: 'One click and you’re subscribed.',
    action: { label: 'Confirm subscription', link },
    body: [
      paragraph(
        'Please confirm that you want news from ',
        { name: from },
        ' by e-mail. You can unsubscribe at any time with the link in every e-mail.',
      ),
    ],
    otherwise: [paragraph('If you didn’t ask for this, ignore this e-mail. Nothing is sent without your confirmation.')],
    because: `You’re receiving this e-mail because someone asked for news from ${plainName(from)} at this address.`,
  })
