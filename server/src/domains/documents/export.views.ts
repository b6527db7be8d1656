import { writeOrderNumber } from '#domains/orders/index.ts'
import { toDecimal } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'

/** The invoices and credit notes that were written for an account. */
export const exportInvoices = async (db: Reader, userId: string) => {
  const rows = await db
    .selectFrom('invoices')
    .innerJoin('orders', 'orders.id', 'invoices.order_id')
    .select(['invoices.number', 'invoices.kind', 'invoices.currency', 'invoices.due', 'invoices.issued_at as issuedAt'])
    .select('orders.number as orderNumber')
    .where('orders.user_id', '=', userId)
    .orderBy('invoices.issued_at')
    .orderBy('invoices.number')
    .execute()
  return rows.map(({ due, orderNumber, ...row }) => ({
    ...row,
    due: toDecimal(due, row.currency),
    orderNumber: writeOrderNumber(orderNumber),
  }))
}
