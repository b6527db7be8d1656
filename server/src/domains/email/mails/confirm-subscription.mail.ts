import { paragraph } from '../layout/email.ts'
import { plainName, shortName } from '../layout/plain-name.ts'
import { type MailContent, writeEmail } from '../layout/write-email.ts'

export const confirmSubscriptionMail = ({ from, link }: { from: string; link: string }): Promise<MailContent> =>
  writeEmail({
    kind: 'confirm-subscription',
    subject: `Confirm news from ${shortName(from)}`,
    title: `News from ${plainName(from)}`,
    preview: 'One click, and the news comes to this address.',
    action: { label: 'Confirm subscription', link },
    body: [
      paragraph(
        'Please confirm that you want news from ',
        { name: from },
        ' by e-mail. You can stop it at any time with the link in every mail.',
      ),
    ],
    otherwise: [paragraph('If you did not ask for this, do nothing. Without your confirmation nothing will be sent.')],
    because: `You get this mail because someone asked for news from ${plainName(from)} at this address.`,
  })
