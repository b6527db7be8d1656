import type { CycleLength } from '#contract/catalog/catalog.ts'
import { periodEnd } from '#domains/licensing/index.ts'
import type { SubscriptionState } from './subscription.states.ts'

type Counted = {
  status: SubscriptionState
  anchor_at: Date
  anchor_period: number
  paid_periods: number
  expires_at: Date
  cycle: CycleLength
}

export type NextPeriod = { number: number; anchorAt: Date; anchorPeriod: number; endsAt: Date }

/** A cancelled one stays Cancelled when its time is over; nobody waits for its next payment any more. */
const isOver = ({ status, expires_at }: Counted, now: Date): boolean =>
  status === 'Expired' || (status === 'Cancelled' && expires_at <= now)

/**
 * The period that the next payment buys. It begins where the last one ended, also when the payment is a few days late; nobody
 * pays for past time: if the whole period would be in the past, or the subscription had ended, it begins now.
 */
export const nextPeriod = (counted: Counted, now: Date): NextPeriod => {
  const { anchor_at, anchor_period, paid_periods, cycle } = counted
  const number = paid_periods + 1
  const endsAt = periodEnd(anchor_at, cycle, number - anchor_period)
  if (!isOver(counted, now) && endsAt > now) return { number, anchorAt: anchor_at, anchorPeriod: anchor_period, endsAt }
  return { number, anchorAt: now, anchorPeriod: paid_periods, endsAt: periodEnd(now, cycle) }
}
