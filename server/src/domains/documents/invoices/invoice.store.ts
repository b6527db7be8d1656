import type { Tx } from '#platform/database/database.ts'
import { type InvoiceKind, writeNumber } from './invoice.rules.ts'
import { findInvoiceByCause } from './invoice.views.ts'
import { type InvoiceContent, invoiceDocument } from './invoice-content.ts'
import './invoices.tables.ts'

/** The next number. Concurrent callers wait until this transaction is over, so it comes last in an action that does much else. */
export const takeNumber = async (tx: Tx, kind: InvoiceKind): Promise<number> => {
  const { last } = await tx
    .updateTable('invoice_counters')
    .set((set) => ({ last: set('last', '+', 1) }))
    .where('kind', '=', kind)
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

/** Nobody else can have taken one since. */
const giveNumberBack = (tx: Tx, kind: InvoiceKind, index: number) =>
  tx
    .updateTable('invoice_counters')
    .set({ last: index - 1 })
    .where('kind', '=', kind)
    .execute()

export type WrittenInvoice = { id: string; number: string }

type NewInvoice = {
  id: string
  kind: InvoiceKind
  /** Its place in the row of numbers, which it has taken. */
  index: number
  orderId: string
  correctsId: string | null
  cause: string
  content: InvoiceContent
  now: Date
}

/** Stores it; if the transaction rolls back, its number was never given. One with the same cause stored a moment before counts instead. */
export const insertInvoice = async (tx: Tx, { orderId, correctsId, content, now, ...invoice }: NewInvoice): Promise<WrittenInvoice> => {
  const { id, kind, index, cause } = invoice
  const number = writeNumber(kind, index)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('invoices')
    .values({
      ...invoice,
      number,
      order_id: orderId,
      corrects_id: correctsId,
      currency: content.currency,
      due: content.total.due,
      tax: content.total.tax,
      tax_country: content.tax?.country ?? null,
      tax_rate: content.tax && (content.tax.isReversed ? 0 : content.tax.rate),
      content: invoiceDocument.write(content),
      issued_at: now,
    })
    .onConflict((conflict) => conflict.column('cause').doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows === 1n) return { id, number }
  await giveNumberBack(tx, kind, index)
  return (await findInvoiceByCause(tx, cause)) as WrittenInvoice
}
