import { amounts, facts, type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'
import type { Invoice } from './invoice.views.ts'
import { moneyIn, writeDay } from './write-figures.ts'

/** Begins the cause of an invoice over what was credited once and came back; the refund follows. */
export const invoicedAgain = 'refund-failed/'

type Props = { invoice: Invoice; supportLink: string }

export const refundReturnedMail = ({ invoice, supportLink }: Props): Promise<MailContent> => {
  const { content, number, issuedAt } = invoice
  const money = moneyIn(content.currency)
  return writeEmail({
    kind: 'refund-returned',
    subject: `Your refund did not arrive, ${content.orderNumber}`,
    title: 'Your refund did not arrive',
    preview: `Your bank sent ${money(content.total.due)} back to us.`,
    name: content.buyer.name,
    action: { label: 'Tell us how to pay you', link: supportLink },
    body: [
      paragraph(
        `Your bank sent ${money(content.total.due)} back to us, for example because the card or the account was closed. `,
        'Until it reaches you, the purchase stands and your licenses work again. Tell us how to pay you.',
      ),
      amounts([...content.lines.map(({ what, due }) => [what, money(due)] as const), ['Total', money(content.total.due)]]),
      facts([
        ['Order', content.orderNumber],
        ['Invoice', number],
        ['Date', writeDay(issuedAt)],
      ]),
    ],
    otherwise: [paragraph('An invoice takes the place of the credit note. It is attached as a PDF.')],
    because: 'You get this mail because something you bought with this address was refunded.',
  })
}
