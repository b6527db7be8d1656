import type { CycleLength } from '#contract/catalog/catalog.ts'
import { periodEnd } from '#domains/licensing/index.ts'
import type { SubscriptionState } from './subscription.states.ts'

type Counted = { status: SubscriptionState; anchor_at: Date; anchor_period: number; paid_periods: number; cycle: CycleLength }

export type NextPeriod = { number: number; anchorAt: Date; anchorPeriod: number; endsAt: Date }

/**
 * The period that the next payment pays for. It begins where the last one ended, also when the payment is a few days late; nobody
 * pays for time that is over: when not even its end is ahead, or the subscription had ended, it begins now.
 */
export const nextPeriod = ({ status, anchor_at, anchor_period, paid_periods, cycle }: Counted, now: Date): NextPeriod => {
  const number = paid_periods + 1
  const endsAt = periodEnd(anchor_at, cycle, number - anchor_period)
  if (status !== 'Expired' && endsAt > now) return { number, anchorAt: anchor_at, anchorPeriod: anchor_period, endsAt }
  return { number, anchorAt: now, anchorPeriod: paid_periods, endsAt: periodEnd(now, cycle) }
}
