import type { Currency } from '#contract/core/money.ts'
import { shareOf, split } from '#kernel/money.ts'
import { type ExchangeRates, priceIn } from '#kernel/prices.ts'
import type { Basket, BasketCoupon, BasketLine } from './basket.ts'

/** Whether a coupon applies to this line: the same creator, and one of the items it names. */
export const isFor = ({ creatorId, targets }: BasketCoupon, line: BasketLine): boolean =>
  creatorId === line.creatorId &&
  (targets === null ||
    targets.some(
      (target) =>
        target.kind === line.kind &&
        target.itemId === line.itemId &&
        (target.variationId === null || target.variationId === line.variationId),
    ))

type Discounted = { line: BasketLine; discounted: { amount: number } }

/** The minimum is what the creator's lines come to after discounts and before coupons. */
export const reachesMinimum = (
  { minimum, creatorId }: BasketCoupon,
  priced: readonly Discounted[],
  { currency, rates }: Basket,
): boolean => {
  if (!minimum) return true
  const own = priced.filter(({ line }) => line.creatorId === creatorId)
  return own.reduce((sum, { discounted }) => sum + discounted.amount, 0) >= priceIn(minimum, currency, rates)
}

/**
 * What a coupon takes off each of its lines, given the amount of each line. A percentage is of the line and rounded once;
 * a flat amount is split over the lines so that the parts add up to it, and never exceeds what is due.
 */
export const couponReductions = ({ off }: BasketCoupon, amounts: readonly number[], currency: Currency, rates: ExchangeRates): number[] => {
  if ('percentage' in off) return amounts.map((amount) => Math.min(amount, shareOf(amount, off.percentage)))
  const whole = amounts.reduce((sum, amount) => sum + amount, 0)
  return split(Math.min(priceIn(off.amounts, currency, rates), whole), amounts)
}
