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
    subject: `Your refund didn’t go through, ${content.orderNumber}`,
    title: 'Your refund didn’t go through',
    preview: `Your bank returned ${money(content.total.due)} to us.`,
    name: content.buyer.name,
    action: { label: 'Tell us how to pay you', link: supportLink },
    body: [
      paragraph(
        `Your bank returned ${money(content.total.due)} to us, for example because the card or account was closed. `,
        'Until we can refund you, the purchase stands and your licenses work again. Tell us how to pay you.',
      ),
      amounts([...content.lines.map(({ what, due }) => [what, money(due)] as const), ['Total', money(content.total.due)]]),
      facts([
        ['Order', content.orderNumber],
        ['Invoice', number],
        ['Date', writeDay(issuedAt)],
      ]),
    ],
    otherwise: [paragraph('An invoice replaces the credit note. It is attached as a PDF.')],
    because: 'You’re receiving this e-mail because something you bought with this address was refunded.',
  })
}
