import { type Currency, defaultCurrency } from '#contract/core/money.ts'
import type { Discount } from '#domains/discounts/index.ts'
import { shareOf } from '#kernel/money.ts'
import { type ExchangeRates, type MinorPrices, priceIn } from '#kernel/prices.ts'

/** What a discount takes off a price; never more than the price. */
export const discountReduction = ({ percentage, amounts }: Discount, price: number, currency: Currency, rates: ExchangeRates): number => {
  if (percentage !== null) return shareOf(price, percentage)
  return amounts ? Math.min(priceIn(amounts, currency, rates), price) : 0
}

/**
 * A line shows the single best price: the discount that takes most off the price in dollars, the first of equals. It is chosen once
 * for all currencies and tiers, so that a card, a page and a cart name the same discount.
 */
export const bestDiscount = (discounts: readonly Discount[], prices: MinorPrices, rates: ExchangeRates): Discount | undefined => {
  let best: Discount | undefined
  let limit = 0
  for (const discount of discounts) {
    const off = discountReduction(discount, prices[defaultCurrency], defaultCurrency, rates)
    if (off > limit) {
      best = discount
      limit = off
    }
  }
  return best
}
