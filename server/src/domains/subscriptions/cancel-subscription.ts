import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockSubscription, moveSubscription } from './subscription.store.ts'
import { tellNews } from './subscription-news.ts'

const over = (): never => refuse('already-done', { detail: 'This subscription has ended. Renew it if you want it back.' })

/** Nothing more is charged; access stays until the end of the period. */
export const cancelSubscription = async (tx: Tx, subscriptionId: string, now: Date): Promise<void> => {
  const subscription = await lockSubscription(tx, subscriptionId)
  if (subscription.status === 'Cancelled') return
  if (subscription.status === 'Expired') over()
  const none = { next_try_at: null, failed_tries: 0, failing_since: null, problem: null }
  await moveSubscription(tx, subscription, 'Cancelled', { ...none, cancelled_at: now })
  const until = subscription.expires_at.toISOString()
  await tellNews(tx, { what: 'cancelled', id: `${subscriptionId}-cancelled-${now.getTime()}`, subscriptionId, until })
}

/** Takes a cancellation back while the period lasts. */
export const resumeSubscription = async (tx: Tx, subscriptionId: string, now: Date): Promise<void> => {
  const subscription = await lockSubscription(tx, subscriptionId)
  if (subscription.status === 'Active') return
  if (subscription.status === 'Expired' || subscription.expires_at <= now) over()
  await moveSubscription(tx, subscription, 'Active', { cancelled_at: null, next_try_at: subscription.expires_at })
}
