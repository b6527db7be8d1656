import { amounts, facts, type MailContent, paragraph, type seeMyLicenses, writeEmail } from '#domains/email/index.ts'
import { confirmToSeeLicenses } from '#domains/identity/index.ts'
import { summarise, taxLine } from './invoice.rules.ts'
import type { Invoice } from './invoice.views.ts'
import { moneyIn, writeDay } from './write-figures.ts'

type Props = {
  invoice: Invoice
  licenses: ReturnType<typeof seeMyLicenses>
  problemLink: string
  /** Whether the buyer can sign in: a guest has to open the account first, by the other mail. A receipt is passed on, so it opens none. */
  canSignIn: boolean
  /** What the buyer agreed to at checkout, word for word: they are owed it in writing. Null where nothing was to pay, and where a renewal came by itself. */
  consent: string | null
}

const times = (quantity: number): string => (quantity > 1 ? ` × ${quantity}` : '')

export const receiptMail = ({ invoice, licenses, problemLink, canSignIn, consent }: Props): Promise<MailContent> => {
  const { content, number, issuedAt } = invoice
  const money = moneyIn(content.currency)
  const tax = taxLine(content)
  const rows = [
    ...content.lines.map(({ what, quantity, original }) => [`${what}${times(quantity)}`, money(original)] as const),
    // The lines are the subtotal.
    ...summarise(content)
      .slice(1)
      .map(({ text, amount }) => [text, money(amount)] as const),
    ['Total', money(content.total.due)] as const,
  ]
  return writeEmail({
    kind: 'receipt',
    subject: `Your receipt from Soundfair, ${number}`,
    title: 'Your receipt',
    preview: `${money(content.total.due)}, invoice ${number}.`,
    name: content.buyer.name,
    action: licenses,
    body: [
      paragraph('Thank you for your purchase. What you bought is ready in your account.'),
      ...(canSignIn ? [] : [paragraph(`Your first time here? Open your account with our e-mail “${confirmToSeeLicenses}”.`)]),
      amounts(rows),
      facts([
        ['Invoice', number],
        ['Date', writeDay(issuedAt)],
        ...(content.paidWith ? [['Paid with', content.paidWith] as const] : []),
        ...(tax ? [['Tax', `${tax.text}: ${money(tax.tax)}`] as const] : []),
      ]),
      ...(content.tax?.note ? [paragraph(content.tax.note)] : []),
    ],
    otherwise: [
      paragraph(
        'The invoice is attached as a PDF. ',
        { link: problemLink, label: 'Problem with this order?' },
        ' Contact us and the form will already know which one.',
      ),
      ...(consent ? [paragraph(`At checkout you agreed to this: “${consent}”`)] : []),
    ],
    because: 'You’re receiving this e-mail because you bought something with this address. It is your proof of purchase.',
  })
}
