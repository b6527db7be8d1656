import { amounts, facts, type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'
import type { Invoice } from './invoice.views.ts'
import { moneyIn, writeDay } from './write-figures.ts'

type Props = { invoice: Invoice; supportLink: string }

export const creditNoteMail = ({ invoice, supportLink }: Props): Promise<MailContent> => {
  const { content, number, issuedAt } = invoice
  const money = moneyIn(content.currency)
  return writeEmail({
    kind: 'credit-note',
    subject: `Your refund from Soundfair, ${number}`,
    title: 'Your refund',
    preview: `${money(content.total.due)} is on its way back to you.`,
    name: content.buyer.name,
    action: { label: 'Contact us about this', link: supportLink },
    body: [
      paragraph(
        money(content.total.due),
        ' is being returned to your original payment method. It can take up to ten days to appear. The refunded licenses have ended.',
      ),
      amounts([...content.lines.map(({ what, due }) => [what, money(due)] as const), ['Total', money(content.total.due)]]),
      facts([
        ['Credit', number],
        ['Invoice', content.corrects ?? ''],
        ['Date', writeDay(issuedAt)],
      ]),
    ],
    otherwise: [paragraph(`The credit note is attached as a PDF. Keep it with invoice ${content.corrects ?? ''}.`)],
    because: 'You’re receiving this e-mail because something you bought with this address was refunded.',
  })
}
