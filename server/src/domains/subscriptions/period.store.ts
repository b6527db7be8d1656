import { newUuid } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import './subscriptions.tables.ts'

type Period = { subscriptionId: string; number: number }

/** The order of a period. Whoever comes first names it; all others get the same one. */
export const claimPeriod = async (tx: Tx, { subscriptionId, number }: Period): Promise<string> => {
  await tx
    .insertInto('subscription_periods')
    .values({ subscription_id: subscriptionId, number, order_id: newUuid() })
    .onConflict((conflict) => conflict.columns(['subscription_id', 'number']).doNothing())
    .execute()
  const { order_id } = await tx
    .selectFrom('subscription_periods')
    .select('order_id')
    .where('subscription_id', '=', subscriptionId)
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  return order_id
}

/** Its order failed for good and can never be paid: the period gets another, unless somebody was faster. */
export const replaceOrder = (tx: Tx, { subscriptionId, number }: Period, failed: string) =>
  tx
    .updateTable('subscription_periods')
    .set({ order_id: newUuid() })
    .where('subscription_id', '=', subscriptionId)
    .where('number', '=', number)
    .where('order_id', '=', failed)
    .where('paid_at', 'is', null)
    .execute()

/** The first period has no row before it is paid: the first order makes it. */
export const writePaidPeriod = (tx: Tx, period: Period & { orderId: string; paidAt: Date; endsAt: Date }) =>
  tx
    .insertInto('subscription_periods')
    .values({
      subscription_id: period.subscriptionId,
      number: period.number,
      order_id: period.orderId,
      paid_at: period.paidAt,
      ends_at: period.endsAt,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['subscription_id', 'number'])
        .doUpdateSet({ order_id: period.orderId, paid_at: period.paidAt, ends_at: period.endsAt }),
    )
    .execute()
