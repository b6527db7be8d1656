import type { Currency } from '#contract/core/money.ts'
import type { TaxTreatment } from '#domains/pricing/index.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { totalOf } from './invoice.rules.ts'
import { insertInvoice, takeNumber, type WrittenInvoice } from './invoice.store.ts'
import { findInvoiceByCause, getSeller } from './invoice.views.ts'
import type { Buyer, InvoiceContent, InvoiceLine } from './invoice-content.ts'

export type ToInvoice = {
  /** Where somebody has to know it before it is written. */
  id?: string
  /** What makes it: 'order/{id}', 'renewal/{id}'. */
  cause: string
  orderId: string
  orderNumber: string
  currency: Currency
  buyer: Omit<Buyer, 'taxId'>
  lines: InvoiceLine[]
  /** null where no country was known, as for a free order. */
  treatment: TaxTreatment | null
  /** Such as 'Visa ending in 4242'; null where nothing was charged. */
  paidWith: string | null
  /** Where it was sold on another day. */
  suppliedOn?: string
  now: Date
}

/** Writes the invoice of a payment, with the next number, in the transaction that settles it. Told again, it is the one that is there. */
export const writeInvoice = async (tx: Tx, toInvoice: ToInvoice): Promise<WrittenInvoice> => {
  const { cause, orderId, orderNumber, currency, buyer, lines, treatment, paidWith, suppliedOn, now, id = newId('ivc', now) } = toInvoice
  const seller = await getSeller(tx, now)
  const known = await findInvoiceByCause(tx, cause)
  if (known) return { id: known.id, number: known.number }
  const content: InvoiceContent = {
    orderNumber,
    currency,
    seller,
    buyer: { ...buyer, taxId: treatment?.taxId ?? null },
    lines,
    tax: treatment && { ...treatment.basket, country: treatment.country, note: treatment.note },
    total: totalOf(lines),
    paidWith,
    corrects: null,
    ...(suppliedOn && { suppliedOn }),
  }
  const index = await takeNumber(tx, 'Invoice')
  return insertInvoice(tx, { id, kind: 'Invoice', index, orderId, correctsId: null, cause, content, now })
}
