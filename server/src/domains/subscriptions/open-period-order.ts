import { lockOrder, type OrderRow, setLines } from '#domains/orders/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { agreedLine } from './agreed-line.ts'
import { claimPeriod, replaceOrder } from './period.store.ts'
import type { SubscriptionRow } from './subscription.store.ts'

type Opening = { subscription: SubscriptionRow; returnUrl: string | null; now: Date }

/** The order of the next period, held: the same one for the job and for whoever pays by hand. */
export const openPeriodOrder = async (tx: Tx, { subscription, returnUrl, now }: Opening): Promise<OrderRow> => {
  const { id: subscriptionId, currency, user_id: userId } = subscription
  const period = { subscriptionId, number: subscription.paid_periods + 1 }
  const claimed = await lockOrder(tx, await claimPeriod(tx, period), currency, now)
  if (claimed.status === 'Failed') {
    await replaceOrder(tx, period, claimed.id)
    return openPeriodOrder(tx, { subscription, returnUrl, now })
  }
  if (claimed.status !== 'Open') return claimed
  const lines = [agreedLine(subscription)]
  await setLines(tx, claimed.id, { currency, lines, utm: {}, returnUrl, userId, now })
  return { ...claimed, lines, user_id: userId }
}
