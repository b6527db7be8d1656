import { followSubscription, periodEnd } from '#domains/licensing/index.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { writePaidPeriod } from './period.store.ts'
import { insertSubscription, type NewSubscription } from './subscription.store.ts'

/** A line that recurs was paid for the first time: its first period is paid, and the next payment is due when that is over. */
export const startSubscription = async (tx: Tx, begun: Omit<NewSubscription, 'id' | 'expiresAt'>): Promise<void> => {
  const { now, cycle, orderId, lineId } = begun
  const id = newId('sub', now)
  const expiresAt = periodEnd(now, cycle)
  await insertSubscription(tx, { ...begun, id, expiresAt })
  await followSubscription(tx, { orderId, lineId }, id)
  await writePaidPeriod(tx, { subscriptionId: id, number: 1, orderId, paidAt: now, endsAt: expiresAt })
}
