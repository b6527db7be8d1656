import { amounts, facts, type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'
import type { Invoice } from './invoice.views.ts'
import { moneyIn, writeDay } from './write-figures.ts'

/** Begins the cause of a credit note over what staff paid back themselves; the refund follows. */
export const paidByHand = 'refund-by-hand/'

type Props = { invoice: Invoice; supportLink: string }

export const creditNoteMail = ({ invoice, supportLink }: Props): Promise<MailContent> => {
  const { content, number, issuedAt, cause } = invoice
  const isByHand = cause.startsWith(paidByHand)
  const money = moneyIn(content.currency)
  return writeEmail({
    kind: 'credit-note',
    subject: `Your refund from Soundfair, ${number}`,
    title: 'Your refund',
    preview: isByHand ? `We have paid you ${money(content.total.due)}.` : `${money(content.total.due)} is on its way back to you.`,
    name: content.buyer.name,
    action: { label: 'Contact us about this', link: supportLink },
    body: [
      paragraph(
        money(content.total.due),
        isByHand
          ? ' could not be returned to your original payment method, so we have paid it to you another way. The refunded licenses have ended.'
          : ' is being returned to your original payment method. It can take up to ten days to appear. The refunded licenses have ended.',
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
