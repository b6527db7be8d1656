import { Amounts, Email, Facts, type MailContent, Paragraph, writeEmail } from '#domains/email/index.ts'
import type { Invoice } from './invoice.views.ts'
import { moneyIn, writeDay } from './write-figures.ts'

type Props = { invoice: Invoice; supportLink: string }

export const creditNoteMail = async ({ invoice, supportLink }: Props): Promise<MailContent> => {
  const { content, number, issuedAt } = invoice
  const money = moneyIn(content.currency)
  return {
    subject: `Your refund from Soundfair, ${number}`,
    ...(await writeEmail(
      <Email
        title="Your refund"
        preview={`${money(content.total.due)} goes back to you.`}
        name={content.buyer.name}
        action={{ label: 'Ask us about it', link: supportLink }}
        otherwise={<Paragraph>The credit note is attached as a PDF. Keep it with invoice {content.corrects}.</Paragraph>}
        because="You get this mail because something you bought with this address was refunded."
      >
        <Paragraph>
          {money(content.total.due)} goes back the way you paid. Banks take up to ten days to show it. The licenses of what was refunded
          have ended.
        </Paragraph>
        <Amounts of={[...content.lines.map(({ what, due }) => [what, money(due)] as const), ['Total', money(content.total.due)]]} />
        <Facts
          of={[
            ['Credit', number],
            ['Invoice', content.corrects ?? ''],
            ['Date', writeDay(issuedAt)],
          ]}
        />
      </Email>,
    )),
  }
}
