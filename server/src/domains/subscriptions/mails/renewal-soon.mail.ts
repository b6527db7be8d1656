import { facts, type MailContent, paragraph, writeEmail, writeMoment } from '#domains/email/index.ts'

type Props = { name: string; what: string; amount: string; at: Date; paidBy: string | null; link: string }

export const renewalSoonMail = ({ name, what, amount, at, paidBy, link }: Props): Promise<MailContent> =>
  writeEmail({
    kind: 'renewal-soon',
    subject: 'Your subscription renews soon',
    title: 'Your subscription renews soon',
    preview: `${amount} on ${writeMoment(at.toISOString())}, unless you cancel.`,
    name,
    action: { label: 'See or cancel it', link },
    body: [
      paragraph('A year is nearly over, so here is what comes next. Nothing has been charged yet.'),
      facts([
        ['Subscription', what],
        ['Amount', amount],
        ['Date', writeMoment(at.toISOString())],
        ['Paid by', paidBy ?? 'No card is kept. Add one before that day to go on.'],
      ]),
    ],
    otherwise: [
      paragraph(
        'To go on you need not do anything. To end it choose “Cancel” there before that day: nothing is charged, and it works until then.',
      ),
    ],
    because: 'You get this mail because you have a yearly subscription at Soundfair.',
  })
