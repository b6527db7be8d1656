import type { Basket, BasketCoupon } from './basket.ts'
import { isFor, reachesMinimum } from './coupon.rules.ts'
import { priceUnit } from './price-unit.ts'

const reasons = ['other-is-better', 'below-minimum', 'not-for-these-items'] as const

const whyOne = (coupon: BasketCoupon, basket: Basket): (typeof reasons)[number] => {
  const priced = basket.lines.map((line) => ({ line, discounted: priceUnit(line, basket.currency, basket.rates, { withDiscount: true }) }))
  // Nothing can be taken off a free item.
  if (!priced.some(({ line, discounted }) => isFor(coupon, line) && discounted.amount > 0)) return 'not-for-these-items'
  return reachesMinimum(coupon, priced, basket) ? 'other-is-better' : 'below-minimum'
}

/** Why none of these coupons takes anything off a basket; of several reasons the one closest to being met. */
export const whyIdle = (coupons: readonly BasketCoupon[], basket: Basket): (typeof reasons)[number] => {
  const causes = coupons.map((coupon) => whyOne(coupon, basket))
  return reasons.find((reason) => causes.includes(reason)) ?? 'not-for-these-items'
}
