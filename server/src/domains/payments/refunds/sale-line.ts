import type { SaleLine } from '#domains/ledger/index.ts'
import type { SaleLineRow } from './refund.store.ts'

/** A line as the books see it. */
export const toSaleLine = (line: SaleLineRow): SaleLine => ({
  lineId: line.line_id,
  creatorId: line.creator_id,
  tax: line.tax,
  fee: line.fee,
  net: line.net,
  due: line.due,
  country: line.country,
})
