import { listLicensesOfOrder, type OrderLicense } from '#domains/licensing/index.ts'
import { listPaidBy } from '#domains/subscriptions/index.ts'
import type { Reader } from '#platform/database/database.ts'

/** The licenses an order gave. A renewal gives none: the licenses it extends came with the first order. */
export const listBought = async (db: Reader, orderId: string): Promise<OrderLicense[]> => {
  const [renewed] = await listPaidBy(db, orderId)
  return listLicensesOfOrder(db, renewed?.order_id ?? orderId)
}
