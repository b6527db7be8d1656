import { facts, type MailContent, paragraph, writeEmail } from '#domains/email/index.ts'
import type { Invoice } from './invoice.views.ts'
import { moneyIn, writeDay } from './write-figures.ts'

type Props = { invoice: Invoice; creditNote: Invoice; supportLink: string }

export const correctedInvoiceMail = ({ invoice, creditNote, supportLink }: Props): Promise<MailContent> => {
  const { content, number, issuedAt } = invoice
  return writeEmail({
    kind: 'invoice-corrected',
    subject: `Your corrected invoice from Soundfair, ${number}`,
    title: 'Your corrected invoice',
    preview: `${number} replaces ${creditNote.content.corrects ?? ''}.`,
    name: content.buyer.name,
    action: { label: 'Contact us about this', link: supportLink },
    body: [
      paragraph(
        'We’ve reissued your invoice with the name and address you gave us. Nothing else has changed, and nothing is charged or refunded.',
      ),
      facts([
        ['Order', content.orderNumber],
        ['Invoice', number],
        ['Replaces', creditNote.content.corrects ?? ''],
        ['Credit', creditNote.number],
        ['Total', moneyIn(content.currency)(content.total.due)],
        ['Date', writeDay(issuedAt)],
      ]),
    ],
    otherwise: [paragraph('Both documents are attached as PDF. Keep them together.')],
    because: 'You’re receiving this e-mail because you bought something with this address.',
  })
}
