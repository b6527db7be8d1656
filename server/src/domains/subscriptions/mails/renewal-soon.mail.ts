import { facts, type MailContent, paragraph, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; what: string; amount: string; at: Date; paidBy: string | null; link: string }

export const renewalSoonMail = ({ name, what, amount, at, paidBy, link }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'renewal-soon',
    subject: 'Your subscription renews soon',
    title: 'Your subscription renews soon',
    preview: `${amount} on ${writeMoment(at.toISOString())}, unless you cancel.`,
    name,
    action: { label: 'View or cancel', link },
    body: [
      paragraph('Your year is almost up, so here’s what happens next. Nothing has been charged yet.'),
      facts([
        ['Subscription', what],
        ['Amount', amount],
        ['Date', writeMoment(at.toISOString())],
        ['Paid by', paidBy ?? 'No card on file. Add one before then to continue.'],
      ]),
    ],
    otherwise: [
      paragraph(
        'To continue, there’s nothing to do. To stop, choose “Cancel” before that date: nothing is charged, and it works until then.',
      ),
    ],
    because: 'You’re receiving this e-mail because you have a yearly Soundfair subscription.',
  })
