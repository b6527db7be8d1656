import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { totalOf } from './invoice.rules.ts'
import { insertInvoice, lockNumbers } from './invoice.store.ts'
import { findInvoice, findInvoiceByCause, getSeller, sumCredited } from './invoice.views.ts'
import type { InvoiceLine } from './invoice-content.ts'
import type { WrittenInvoice } from './write-invoice.ts'

type ToCredit = {
  /** What makes it: 'refund/{id}'. */
  cause: string
  invoiceId: string
  /** What goes back, in amounts above zero. */
  lines: InvoiceLine[]
  now: Date
}

/** Writes what is taken back from an invoice, with the next number. Never more than the invoice: that would be a fault of ours. */
export const writeCreditNote = async (tx: Tx, { cause, invoiceId, lines, now }: ToCredit): Promise<WrittenInvoice> => {
  const last = await lockNumbers(tx, 'CreditNote')
  const known = await findInvoiceByCause(tx, cause)
  if (known) return { id: known.id, number: known.number }
  const invoice = await findInvoice(tx, invoiceId)
  if (invoice?.kind !== 'Invoice') throw new Error(`There is no invoice ${invoiceId} to take back from`)
  const total = totalOf(lines)
  const before = await sumCredited(tx, invoiceId)
  if (before + total.due > invoice.content.total.due) {
    throw new Error(`A credit note of ${total.due} after ${before} is more than invoice ${invoice.number}`)
  }
  const seller = await getSeller(tx, now)
  const content = { ...invoice.content, seller, lines, total, corrects: invoice.number }
  const id = newId('ivc', now)
  const { orderId } = invoice
  const number = await insertInvoice(tx, { id, kind: 'CreditNote', place: last + 1, orderId, correctsId: invoiceId, cause, content, now })
  return { id, number }
}
