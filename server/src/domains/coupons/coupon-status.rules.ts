import type { CouponStatus } from '#contract/coupons/coupons.ts'
import { judgeCoupon } from './coupon.rules.ts'

const labels = { off: 'Off', 'not-yet': 'Planned', ended: 'Over', 'used-up': 'Used up' } as const

/** The status of a coupon, as the list shows it. */
export const statusOf = (limits: Parameters<typeof judgeCoupon>[0], now: Date): CouponStatus => {
  const verdict = judgeCoupon(limits, now)
  return verdict.usable ? 'On' : labels[verdict.because]
}
