import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { totalOf } from './invoice.rules.ts'
import { insertInvoice, takeNumber, type WrittenInvoice } from './invoice.store.ts'
import { findInvoice, findInvoiceByCause, getSeller, sumCredited } from './invoice.views.ts'
import type { InvoiceLine } from './invoice-content.ts'

type ToCredit = {
  /** What makes it: 'refund/{id}'. */
  cause: string
  invoiceId: string
  /** What goes back, in amounts above zero. */
  lines: InvoiceLine[]
  /** Another invoice takes the place of the one before: no money moves. */
  isCorrection?: true
  now: Date
}

/** Writes what is taken back from an invoice, with the next number. Never more than the invoice: that would be a fault of ours. */
export const writeCreditNote = async (tx: Tx, { cause, invoiceId, lines, isCorrection, now }: ToCredit): Promise<WrittenInvoice> => {
  const known = await findInvoiceByCause(tx, cause)
  if (known) return { id: known.id, number: known.number }
  // First the number, then the sum: two that take back from one invoice at the same time see each other.
  const index = await takeNumber(tx, 'CreditNote')
  const invoice = await findInvoice(tx, invoiceId)
  if (invoice?.kind !== 'Invoice') throw new Error(`There is no invoice ${invoiceId} to take back from`)
  const total = totalOf(lines)
  const before = await sumCredited(tx, invoiceId)
  if (before + total.due > invoice.content.total.due) {
    throw new Error(`A credit note of ${total.due} after ${before} is more than invoice ${invoice.number}`)
  }
  const seller = await getSeller(tx, now)
  const content = { ...invoice.content, seller, lines, total, corrects: invoice.number, ...(isCorrection && { isCorrection }) }
  const { orderId } = invoice
  return insertInvoice(tx, { id: newId('ivc', now), kind: 'CreditNote', index, orderId, correctsId: invoiceId, cause, content, now })
}
