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
    preview: `${money(content.total.due)} goes back to you.`,
    name: content.buyer.name,
    action: { label: 'Ask us about it', link: supportLink },
    body: [
      paragraph(
        money(content.total.due),
        ' goes back the way you paid. Banks take up to ten days to show it. The licenses of what was refunded have ended.',
      ),
      amounts([...content.lines.map(({ what, due }) => [what, money(due)] as const), ['Total', money(content.total.due)]]),
      facts([
        ['Credit', number],
        ['Invoice', content.corrects ?? ''],
        ['Date', writeDay(issuedAt)],
      ]),
    ],
    otherwise: [paragraph(`The credit note is attached as a PDF. Keep it with invoice ${content.corrects ?? ''}.`)],
    because: 'You get this mail because something you bought with this address was refunded.',
  })
}
