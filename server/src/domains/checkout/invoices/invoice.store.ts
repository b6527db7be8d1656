import type { Tx } from '#platform/database/database.ts'
import { type InvoiceKind, writeNumber } from './invoice.rules.ts'
import type { InvoiceContent } from './invoice-content.ts'
import './invoices.tables.ts'

/** The last number that was given. Whoever asks next waits until this transaction is over, so it comes last in a story that does much else. */
export const lockNumbers = async (tx: Tx, kind: InvoiceKind): Promise<number> => {
  const { last } = await tx.selectFrom('invoice_counters').select('last').where('kind', '=', kind).forUpdate().executeTakeFirstOrThrow()
  return last
}

type NewInvoice = {
  id: string
  kind: InvoiceKind
  /** Its place in the row of numbers: the one after the last. */
  place: number
  orderId: string
  correctsId: string | null
  cause: string
  content: InvoiceContent
  now: Date
}

/** Keeps it and takes its number; if the transaction is undone, the number was never given. */
export const insertInvoice = async (tx: Tx, { orderId, correctsId, content, now, ...invoice }: NewInvoice): Promise<string> => {
  const { kind, place } = invoice
  const number = writeNumber(kind, place)
  await tx.updateTable('invoice_counters').set({ last: place }).where('kind', '=', kind).execute()
  await tx
    .insertInto('invoices')
    .values({
      ...invoice,
      number,
      order_id: orderId,
      corrects_id: correctsId,
      currency: content.currency,
      due: content.total.due,
      tax: content.total.tax,
      content: JSON.stringify(content),
      issued_at: now,
    })
    .execute()
  return number
}
