import type { OrderSaleRow } from '#contract/sales/staff-sales.ts'
import { writeCsv } from '#kernel/csv.ts'

/** The orders as a table for spreadsheets. */
export const writeOrderSalesTable = (rows: readonly OrderSaleRow[]): string =>
  writeCsv(
    ['Order', 'Time', 'What', 'Customer', 'E-mail', 'Creators', 'Currency', 'Paid', 'Status'],
    rows.map(({ orderNumber, at, what, customer, creators, due, status }) => [
      orderNumber,
      at,
      what,
      customer.name,
      customer.email,
      creators.map(({ id }) => id).join(' '),
      due.currency,
      due.amount,
      status,
    ]),
  )
