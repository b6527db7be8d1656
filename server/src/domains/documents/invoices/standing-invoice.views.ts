import type { Reader } from '#platform/database/database.ts'
import { findInvoiceByCause, type Invoice } from './invoice.views.ts'

/** Begins the cause of an invoice that took the place of one with a wrong address; the id of that one follows. */
export const correctedCause = 'corrected/'

/** An invoice as it stands: itself, or the last one that took its place. */
export const followCorrections = async (db: Reader, invoice: Invoice): Promise<Invoice> => {
  const next = await findInvoiceByCause(db, `${correctedCause}${invoice.id}`)
  return next ? followCorrections(db, next) : invoice
}

/** The invoice that stands for an order. */
export const findStandingInvoice = async (db: Reader, orderId: string): Promise<Invoice | undefined> => {
  const first = await findInvoiceByCause(db, `order/${orderId}`)
  return first && followCorrections(db, first)
}
