import type { Tx } from '#platform/database/database.ts'
import { judgeRetry } from './retry.rules.ts'
import { changeSubscription, lockSubscription, moveSubscription } from './subscription.store.ts'
import { tellNews } from './subscription-news.ts'

type Missed = { subscriptionId: string; reason: string; now: Date }

/**
 * A payment was declined. It is tried three times more over a week, with a mail each; then the subscription is over.
 * Its licenses have ended by then, a few days after what was paid; one that was given more days by hand keeps them.
 */
export const missPayment = async (tx: Tx, { subscriptionId, reason, now }: Missed): Promise<void> => {
  const subscription = await lockSubscription(tx, subscriptionId)
  // Cancelled while the payment was on its way: nothing more is tried.
  if (subscription.status !== 'Active') return
  const tries = subscription.failed_tries + 1
  const since = subscription.failing_since ?? now
  const verdict = judgeRetry(tries, since)
  const id = `${subscriptionId}-${subscription.paid_periods + 1}-${tries}`
  const failed = { failed_tries: tries, failing_since: since, problem: reason }
  if (verdict.again) {
    await changeSubscription(tx, subscriptionId, { ...failed, next_try_at: verdict.at })
    await tellNews(tx, { what: 'failed', id, subscriptionId, reason, nextTryAt: verdict.at.toISOString() })
    return
  }
  await moveSubscription(tx, subscription, 'Expired', { ...failed, next_try_at: null, ended_at: now })
  await tellNews(tx, { what: 'ended', id, subscriptionId, reason })
}

/** Nobody was asked, or nobody answered: that is no failure of the card, and it is tried again a little later. */
export const putOffPayment = (tx: Tx, subscriptionId: string, until: Date) => changeSubscription(tx, subscriptionId, { next_try_at: until })
