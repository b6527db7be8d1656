import { extendLicenses, type FollowingLicense, withGrace } from '#domains/licensing/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { type NextPeriod, nextPeriod } from './next-period.rules.ts'
import { writePaidPeriod } from './period.store.ts'
import { type PayingCustomer, payingCustomerDocument } from './subscription.documents.ts'
import { changeSubscription, lockSubscription, moveSubscription, type SubscriptionRow, setPeriod } from './subscription.store.ts'

type Method = { provider: SubscriptionRow['provider']; methodId: string | null; methodName: string | null }

type Paid = { subscriptionId: string; orderId: string; method: Method; buyer: PayingCustomer; isByHand: boolean; now: Date }

/** The method of a payment by hand is charged the next time; a free period keeps the method. */
const methodOf = ({ methodId, methodName, provider }: Method) =>
  methodId ? { provider, method_id: methodId, method_name: methodName } : {}

/** Validity beyond the last period and its grace was given by staff; where a period starts anew, the rest of it counts from now. */
const paidTime = ({ expires_at: end }: SubscriptionRow, { anchorAt, endsAt }: NextPeriod, now: Date) => ({
  from: anchorAt.getTime() === now.getTime() && now > withGrace(end) ? now : withGrace(end),
  until: withGrace(endsAt),
})

/**
 * A period is paid: the end moves on, and the licenses follow. Money received always buys a period, whatever happened to the
 * subscription meanwhile; paid by hand, a cancelled or ended one continues.
 */
export const payPeriod = async (tx: Tx, { subscriptionId, orderId, method, buyer, isByHand, now }: Paid): Promise<FollowingLicense[]> => {
  const subscription = await lockSubscription(tx, subscriptionId)
  const period = nextPeriod(subscription, now)
  await setPeriod(tx, subscriptionId, period)
  await writePaidPeriod(tx, { subscriptionId, number: period.number, orderId, paidAt: now, endsAt: period.endsAt })
  const goesOn = isByHand || subscription.status === 'Active'
  const change = {
    renewed_at: now,
    next_try_at: goesOn ? period.endsAt : null,
    failed_tries: 0,
    failing_since: null,
    problem: null,
    buyer: payingCustomerDocument.write(buyer),
    ...methodOf(method),
  }
  if (subscription.status === 'Active' || !goesOn) await changeSubscription(tx, subscriptionId, change)
  else await moveSubscription(tx, subscription, 'Active', { ...change, cancelled_at: null, ended_at: null })
  return extendLicenses(tx, { orderId: subscription.order_id, lineId: subscription.line_id }, paidTime(subscription, period, now), now)
}
