import { defaultCurrency } from '#contract/core/money.ts'
import type { SaleRow } from '#contract/sales/sales.ts'
import type { CsvRow } from '#kernel/csv.ts'
import type { CsvTable } from '#platform/http/stream-csv.ts'

const headOf = (maySeeNames: boolean): string[] => [
  'Sale',
  'Order',
  'Time',
  'What',
  'Units',
  ...(maySeeNames ? ['Customer', 'E-mail'] : []),
  'Country',
  'Channel',
  'Currency',
  'Gross',
  'Discount',
  'Tax',
  'Paid',
  'Fee',
  'Net',
  'Yours',
  `Paid in ${defaultCurrency}`,
  'Coupons',
  'Status',
  'Payout',
]

const toCells = (row: SaleRow, maySeeNames: boolean): CsvRow => [
  row.id,
  row.orderNumber,
  row.at,
  row.what,
  row.units,
  ...(maySeeNames ? [row.customer?.name ?? null, row.customer?.email ?? null] : []),
  row.country,
  row.channels.join(' '),
  row.due.currency,
  row.gross.amount,
  row.discount.amount,
  row.tax.amount,
  row.due.amount,
  row.fee.amount,
  row.net.amount,
  row.earned.amount,
  row.reported.amount,
  row.coupons.join(' '),
  row.status,
  row.payoutId,
]

async function* write(parts: AsyncGenerator<SaleRow[], void>, maySeeNames: boolean): AsyncGenerator<CsvRow[], void> {
  for await (const rows of parts) yield rows.map((row) => toCells(row, maySeeNames))
}

/** The sales as a table for spreadsheets. Without names where a role may not see them. */
export const salesTable = (parts: AsyncGenerator<SaleRow[], void>, maySeeNames: boolean): CsvTable => ({
  name: 'sales.csv',
  head: headOf(maySeeNames),
  pages: write(parts, maySeeNames),
})
