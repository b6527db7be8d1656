import { z } from 'zod'
import { seeMyLicenses, sendEmail } from '#domains/email/index.ts'
import { findHolder } from '#domains/identity/index.ts'
import { findOrder } from '#domains/orders/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { job, type NewJob, newJob } from '#platform/jobs/jobs.ts'
import { drawApart } from '../drawing/draw-apart.ts'
import { correctedInvoiceMail } from './corrected-invoice.mail.ts'
import { creditNoteMail } from './credit-note.mail.ts'
import { findInvoice, findInvoiceByCause, type Invoice } from './invoice.views.ts'
import { receiptMail } from './receipt.mail.ts'
import { invoicedAgain, refundReturnedMail } from './refund-returned.mail.ts'
import { correctedCause } from './standing-invoice.views.ts'

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

/** The credit note that made room for a corrected invoice: both go in one mail. */
const findReplaced = async (db: Reader, { cause }: Invoice): Promise<Invoice | undefined> =>
  cause.startsWith(correctedCause) ? findInvoiceByCause(db, `correction/${cause.slice(correctedCause.length)}`) : undefined

const writeMail = async (invoice: Invoice, { db, publicUrl, problemLink }: SendDeps, replaced: Invoice | undefined) => {
  const licenses = seeMyLicenses(publicUrl)
  const supportLink = new URL('/support', publicUrl).href
  if (replaced) return correctedInvoiceMail({ invoice, creditNote: replaced, supportLink })
  if (invoice.kind === 'CreditNote') return creditNoteMail({ invoice, supportLink })
  if (invoice.cause.startsWith(invoicedAgain)) return refundReturnedMail({ invoice, supportLink })
  const [holder, order] = await Promise.all([findHolder(db, invoice.content.buyer.email), findOrder(db, invoice.orderId)])
  const canSignIn = holder?.confirmed_at != null
  return receiptMail({ invoice, licenses, problemLink: problemLink(invoice.orderId), canSignIn, consent: order?.consent?.text ?? null })
}

const attach = async (invoice: Invoice) => ({
  name: `${invoice.number}.pdf`,
  type: 'application/pdf',
  content: (await drawApart(invoice)).toString('base64'),
})

/** The mail has the id of its document: made twice, it is recognisably the same. */
export const sendInvoice = async (deps: SendDeps, invoiceId: string, mailId = invoiceId): Promise<void> => {
  const { db, supportEmail } = deps
  const invoice = await findInvoice(db, invoiceId)
  if (!invoice) throw new Error(`There is no invoice ${invoiceId} to send`)
  const replaced = await findReplaced(db, invoice)
  const email = await writeMail(invoice, deps, replaced)
  const attachments = await Promise.all([invoice, ...(replaced ? [replaced] : [])].map(attach))
  const to = invoice.content.buyer.email
  await db
    .transaction()
    .execute((tx) => sendEmail(tx, { id: mailId, to, replyTo: supportEmail, ...email, attachments, orderId: invoice.orderId }))
}
