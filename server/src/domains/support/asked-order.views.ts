import type { AskedOrder } from '#contract/support/support.ts'
import { writeOrderNumber } from '#domains/orders/index.ts'
import { summarizeOrders } from '#domains/payments/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'

/** What a form that is about an order says of it. */
export const describeAskedOrder = async (db: Reader, orderId: string): Promise<AskedOrder> => {
  const order = await db.selectFrom('orders').select('number').where('id', '=', orderId).executeTakeFirst()
  if (!order?.number) return refuse('not-found')
  const [summary] = await summarizeOrders(db, [orderId])
  return { orderNumber: writeOrderNumber(order.number), what: summary?.what ?? [] }
}
