import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { totalOf } from './invoice.rules.ts'
import { insertInvoice, takeNumber, type WrittenInvoice } from './invoice.store.ts'
import { getSeller, type Invoice, suppliedOn } from './invoice.views.ts'
import type { Buyer, InvoiceLine } from './invoice-content.ts'
import { correctedCause } from './standing-invoice.views.ts'
import { writeCreditNote } from './write-credit-note.ts'

type Correction = {
  invoice: Invoice
  /** What of it was not taken back before. */
  lines: InvoiceLine[]
  buyer: Pick<Buyer, 'name' | 'businessName' | 'email' | 'address'>
  now: Date
}

/**
 * An invoice, once written, stays: a credit note takes it back and another one says it anew, each with the next number of its row.
 * Amounts and tax are the same, so that the books do not change.
 */
export const correctInvoice = async (
  tx: Tx,
  { invoice, lines, buyer, now }: Correction,
): Promise<{ invoice: WrittenInvoice; creditNote: WrittenInvoice }> => {
  const creditNote = await writeCreditNote(tx, {
    cause: `correction/${invoice.id}`,
    invoiceId: invoice.id,
    lines,
    isCorrection: true,
    now,
  })
  const { content, orderId } = invoice
  const seller = await getSeller(tx, now)
  const written = await insertInvoice(tx, {
    id: newId('ivc', now),
    kind: 'Invoice',
    index: await takeNumber(tx, 'Invoice'),
    orderId,
    correctsId: null,
    cause: `${correctedCause}${invoice.id}`,
    content: {
      ...content,
      seller,
      buyer: { ...content.buyer, ...buyer },
      lines,
      total: totalOf(lines),
      corrects: null,
      replaces: invoice.number,
      suppliedOn: suppliedOn(invoice),
    },
    now,
  })
  return { invoice: written, creditNote }
}
