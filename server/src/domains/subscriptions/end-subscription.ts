import { areTakenAway, restoreBought, restoreLicenses, revokeLicenses } from '#domains/licensing/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { listPaidBy, lockSubscription, moveSubscription, type SubscriptionRow } from './subscription.store.ts'

/** Nothing more is charged, and no paid period is running. */
export const endSubscription = async (tx: Tx, { id }: Pick<SubscriptionRow, 'id'>, now: Date): Promise<void> => {
  const subscription = await lockSubscription(tx, id)
  if (subscription.status === 'Expired') return
  const over = { next_try_at: null, ended_at: now, expires_at: subscription.expires_at < now ? subscription.expires_at : now }
  await moveSubscription(tx, subscription, 'Expired', over)
}

/** Nobody is charged for a license revoked by hand. Returns whether the subscription has ended. */
export const endWhatIsTakenAway = async (tx: Tx, subscription: SubscriptionRow, now: Date): Promise<boolean> => {
  const { order_id: orderId, line_id: lineId } = subscription
  if (!(await areTakenAway(tx, { orderId, lineId }))) return false
  await endSubscription(tx, subscription, now)
  return true
}

/** Of the refunded lines, those that belong to a subscription: its first payment, or the current one. */
const carried = async (tx: Tx, orderId: string, lineIds: readonly string[]) =>
  (await listPaidBy(tx, orderId)).filter((one) => lineIds.includes(one.line_id) && (one.number === 1 || one.number === one.paid_periods))

type TakenBack = { orderId: string; lineIds: readonly string[]; because: string; now: Date }

/**
 * Money was refunded or is disputed: what it paid for ends at once, and nothing more is charged. The subscriptions first, then
 * the licenses, as everywhere both are locked.
 */
export const takeLinesBack = async (tx: Tx, { orderId, lineIds, because, now }: TakenBack): Promise<void> => {
  const over = await carried(tx, orderId, lineIds)
  for (const subscription of over) await endSubscription(tx, subscription, now)
  const running = over.map(({ order_id, line_id }) => ({ orderId: order_id, lineId: line_id }))
  await revokeLicenses(tx, [...lineIds.map((lineId) => ({ orderId, lineId })), ...running], because, now)
}

/** The refund failed after all: what was paid for is valid again. Whether a subscription continues is the customer's choice. */
export const giveLinesBack = async (tx: Tx, { orderId, lineIds, because, now }: TakenBack): Promise<void> => {
  const paid = (await carried(tx, orderId, lineIds)).map(({ order_id, line_id }) => ({ orderId: order_id, lineId: line_id }))
  await restoreBought(tx, [...lineIds.map((lineId) => ({ orderId, lineId })), ...paid], because, now)
}

/** The dispute was won: the licenses are valid again as far as they were paid. Continuing is the customer's choice. */
export const givePeriodsBack = async (tx: Tx, orderId: string, because: string, now: Date): Promise<void> => {
  for (const subscription of await listPaidBy(tx, orderId)) await restoreLicenses(tx, subscription.order_id, because, now)
}
