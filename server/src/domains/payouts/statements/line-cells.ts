import type { CsvRow } from '#kernel/csv.ts'
import { describeLine, type LineRecord } from '../payout-line.views.ts'

/** As many lines as are read at a time. */
export const pageSize = 1000

export const lineHead = [
  'Time',
  'Kind',
  'Sale',
  'Order',
  'What',
  'Quantity',
  'Currency',
  'Gross',
  'Discount',
  'Tax',
  'Fee',
  'Fee rate',
  'Fee reason',
  'Net',
] as const

/** What takes money back has negative amounts, so that every column sums up. */
export const lineCells = (record: LineRecord): CsvRow => {
  const line = describeLine(record)
  return [
    line.at,
    line.kind,
    line.saleId,
    line.orderNumber,
    line.what,
    line.quantity,
    line.net.currency,
    line.gross.amount,
    line.discount.amount,
    line.tax.amount,
    line.fee.amount,
    line.feeRate,
    line.feeReason,
    line.net.amount,
  ]
}
