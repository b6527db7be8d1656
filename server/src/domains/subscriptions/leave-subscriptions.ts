import type { Tx } from '#platform/database/database.ts'
import { cancelSubscription } from './cancel-subscription.ts'
import { forgetMethod, lockSubscription, moveSubscriptions } from './subscription.store.ts'

type Leaving = { from: string; to: string; now: Date }

/**
 * Subscriptions that go from the account they were paid in to that of an address. What is paid stays; nothing more is charged
 * to a card whose owner may not be able to end it any more.
 */
export const leaveSubscriptions = async (tx: Tx, { now, ...who }: Leaving): Promise<void> => {
  for (const id of await moveSubscriptions(tx, who)) {
    if ((await lockSubscription(tx, id)).status === 'Active') await cancelSubscription(tx, id, now)
    await forgetMethod(tx, id)
  }
}
