import type { SaleRow } from '#contract/sales/sales.ts'
import { writeCsv } from '#kernel/csv.ts'

/** The sales as a table for spreadsheets. Without names where a role may not see them. */
export const writeSalesTable = (rows: readonly SaleRow[], maySeeNames: boolean): string =>
  writeCsv(
    [
      'Sale',
      'Order',
      'Time',
      'What',
      'Units',
      ...(maySeeNames ? ['Customer', 'E-mail'] : []),
      'Country',
      'Currency',
      'Gross',
      'Discount',
      'Tax',
      'Paid',
      'Fee',
      'Net',
      'Coupons',
      'Status',
      'Payout',
    ],
    rows.map((row) => [
      row.id,
      row.orderNumber,
      row.at,
      row.what,
      row.units,
      ...(maySeeNames ? [row.customer?.name ?? null, row.customer?.email ?? null] : []),
      row.country,
      row.due.currency,
      row.gross.amount,
      row.discount.amount,
      row.tax.amount,
      row.due.amount,
      row.fee.amount,
      row.net.amount,
      row.coupons.join(' '),
      row.status,
      row.payoutId,
    ]),
  )
