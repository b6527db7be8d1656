import type { Logger } from 'pino'
import { areTakenAway } from '#domains/licensing/index.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import { quotePayment } from './quote-payment.ts'
import { remindedBefore, remindedCycles, shallRemind } from './reminder.rules.ts'
import { changeSubscription, listToRemind, lockSubscription } from './subscription.store.ts'
import { tellNews } from './subscription-news.ts'

type Deps = { db: Reader; clock: Clock; log: Logger }

const limit = 1_000

/** Tells one customer. It is held and looked at again, so that of two who come at once one tells. */
const remind = async (db: Reader, subscriptionId: string, now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const subscription = await lockSubscription(tx, subscriptionId)
    if (!shallRemind(subscription, now)) return
    if (await areTakenAway(tx, { orderId: subscription.order_id, lineId: subscription.line_id })) return
    const period = subscription.paid_periods + 1
    await changeSubscription(tx, subscriptionId, { reminded_period: period })
    const { priced } = await quotePayment(tx, subscription, now)
    // What costs nothing needs no warning.
    if (priced.due === 0) return
    await tellNews(tx, {
      what: 'renewing',
      id: `${subscriptionId}-${period}-soon`,
      subscriptionId,
      period,
      amount: priced.due,
      currency: subscription.currency,
      at: (subscription.next_try_at as Date).toISOString(),
    })
  })

/** Two weeks before what is paid once a year its customer hears what it will cost, when, and how to end it. */
export const remindOfRenewals = async ({ db, clock, log }: Deps): Promise<void> => {
  const now = clock.now()
  const due = { cycles: remindedCycles, after: now, until: new Date(now.getTime() + remindedBefore), limit }
  for (const id of await listToRemind(db, due)) {
    await remind(db, id, now).catch((error: unknown) => log.warn({ err: error }, 'left for the next time'))
  }
}
