import { z } from 'zod'
import { sendEmail } from '#domains/email/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { job, type NewJob, newJob } from '#platform/jobs/jobs.ts'
import { drawApart } from '../drawing/draw-apart.ts'
import { creditNoteMail } from './credit-note.mail.ts'
import { findInvoice, type Invoice } from './invoice.views.ts'
import { receiptMail } from './receipt.mail.ts'
import { invoicedAgain, refundReturnedMail } from './refund-returned.mail.ts'

/** An invoice or a credit note is written; its mail is made a moment later, where nobody waits for the drawing. */
export const invoiceToSend = job('send-invoice', z.object({ invoiceId: z.string(), mailId: z.string().optional() }))

export const sendInvoiceJob = (invoiceId: string): NewJob =>
  // One at a time: receipts are drawn beside the shop's work, not instead of it.
  newJob(invoiceToSend, { invoiceId }, { key: `invoice:${invoiceId}`, queue: 'receipts' })

/** Another mail with the same document: it has an id of its own, or mailboxes would take it for the one they have. */
export const sendInvoiceAgainJob = (invoiceId: string, mailId: string): NewJob =>
  newJob(invoiceToSend, { invoiceId, mailId }, { key: `invoice:${mailId}`, queue: 'receipts' })

type SendDeps = {
  db: Reader
  publicUrl: string
  supportEmail: string
  /** Where somebody writes to support about an order. Support stands on a higher floor. */
  problemLink: (orderId: string) => string
}

const writeMail = (invoice: Invoice, { publicUrl, problemLink }: SendDeps) => {
  const licensesLink = new URL('/account/licenses', publicUrl).href
  const supportLink = new URL('/support', publicUrl).href
  if (invoice.kind === 'CreditNote') return creditNoteMail({ invoice, supportLink })
  return invoice.cause.startsWith(invoicedAgain)
    ? refundReturnedMail({ invoice, supportLink })
    : receiptMail({ invoice, licensesLink, problemLink: problemLink(invoice.orderId) })
}

/** The mail has the id of its document: made twice, it is recognisably the same. */
export const sendInvoice = async (deps: SendDeps, invoiceId: string, mailId = invoiceId): Promise<void> => {
  const { db, supportEmail } = deps
  const invoice = await findInvoice(db, invoiceId)
  if (!invoice) throw new Error(`There is no invoice ${invoiceId} to send`)
  const [email, pdf] = await Promise.all([writeMail(invoice, deps), drawApart(invoice)])
  const attachments = [{ name: `${invoice.number}.pdf`, type: 'application/pdf', content: pdf.toString('base64') }]
  const to = invoice.content.buyer.email
  await db
    .transaction()
    .execute((tx) => sendEmail(tx, { id: mailId, to, replyTo: supportEmail, ...email, attachments, orderId: invoice.orderId }))
}
