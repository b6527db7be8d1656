import type { Tx } from '#platform/database/database.ts'
import type { Bought } from './license.store.ts'
import './licensing.tables.ts'

/** Connects the licenses of a recurring line to the subscription that began with it; their tokens name it. */
export const followSubscription = (tx: Tx, { orderId, lineId }: Bought, subscriptionId: string) =>
  tx
    .updateTable('licenses')
    .set({ subscription_id: subscriptionId })
    .where('order_id', '=', orderId)
    .where('line_id', '=', lineId)
    .execute()
