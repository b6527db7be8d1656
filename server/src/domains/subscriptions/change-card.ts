import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { PaymentProvider, SavedMethod } from '#platform/payments/provider.ts'
import { changeSubscription, lockSubscription } from './subscription.store.ts'

/** Pays with another card from now on. What did not go through is tried again at once. */
export const changeCard = async (
  tx: Tx,
  subscriptionId: string,
  { provider, method, now }: { provider: PaymentProvider; method: SavedMethod; now: Date },
): Promise<void> => {
  if (!method.saved) return refuse('invalid-input', { errors: { card: [method.reason] } })
  const subscription = await lockSubscription(tx, subscriptionId)
  if (subscription.status === 'Expired') refuse('already-done', { detail: 'This subscription has ended. Renew it to enter a card.' })
  await changeSubscription(tx, subscriptionId, {
    provider: provider.name,
    method_id: method.methodId,
    method_name: method.methodName,
    ...(subscription.status === 'Active' && subscription.failed_tries > 0 && { next_try_at: now }),
  })
}
