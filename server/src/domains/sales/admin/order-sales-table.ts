import type { OrderSaleRow } from '#contract/sales/staff-sales.ts'
import type { CsvRow } from '#kernel/csv.ts'
import type { CsvTable } from '#platform/http/stream-csv.ts'

const toCells = ({ orderNumber, at, what, customer, creators, due, status }: OrderSaleRow): CsvRow => [
  orderNumber,
  at,
  what,
  customer.name,
  customer.email,
  creators.map(({ id }) => id).join(' '),
  due.currency,
  due.amount,
  status,
]

async function* write(parts: AsyncGenerator<OrderSaleRow[], void>): AsyncGenerator<CsvRow[], void> {
  for await (const rows of parts) yield rows.map(toCells)
}

/** The orders as a table for spreadsheets. */
export const orderSalesTable = (parts: AsyncGenerator<OrderSaleRow[], void>): CsvTable => ({
  name: 'orders.csv',
  head: ['Order', 'Time', 'What', 'Customer', 'E-mail', 'Creators', 'Currency', 'Paid', 'Status'],
  pages: write(parts),
})
