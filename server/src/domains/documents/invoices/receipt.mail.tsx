import { Amounts, Email, Facts, type MailContent, Paragraph, writeEmail } from '#domains/email/index.ts'
import { summarise, taxLine } from './invoice.rules.ts'
import type { Invoice } from './invoice.views.ts'
import { moneyIn, writeDay } from './write-figures.ts'

type Props = { invoice: Invoice; licensesLink: string }

const times = (quantity: number): string => (quantity > 1 ? ` × ${quantity}` : '')

export const receiptMail = async ({ invoice, licensesLink }: Props): Promise<MailContent> => {
  const { content, number, issuedAt } = invoice
  const money = moneyIn(content.currency)
  const tax = taxLine(content)
  const amounts = [
    ...content.lines.map(({ what, quantity, original }) => [`${what}${times(quantity)}`, money(original)] as const),
    // The lines are the subtotal.
    ...summarise(content)
      .slice(1)
      .map(({ words, amount }) => [words, money(amount)] as const),
    ['Total', money(content.total.due)] as const,
  ]
  return {
    subject: `Your receipt from Soundfair, ${number}`,
    ...(await writeEmail(
      <Email
        title="Your receipt"
        preview={`${money(content.total.due)}, invoice ${number}.`}
        name={content.buyer.name}
        action={{ label: 'See your licenses', link: licensesLink }}
        otherwise={<Paragraph>The invoice is attached as a PDF. Something wrong with it? Answer this mail.</Paragraph>}
        because="You get this mail because you bought something with this address. It is your proof of purchase."
      >
        <Paragraph>Thank you for your purchase. What you bought is ready in your account.</Paragraph>
        <Amounts of={amounts} />
        <Facts
          of={[
            ['Invoice', number],
            ['Date', writeDay(issuedAt)],
            ...(content.paidWith ? [['Paid with', content.paidWith] as const] : []),
            ...(tax ? [['Tax', `${tax.words}: ${money(tax.tax)}`] as const] : []),
          ]}
        />
        {content.tax?.note && <Paragraph>{content.tax.note}</Paragraph>}
      </Email>,
    )),
  }
}
