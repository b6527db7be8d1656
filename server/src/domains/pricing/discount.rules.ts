import type { Currency } from '#contract/core/money.ts'
import type { Discount } from '#domains/discounts/index.ts'
import { shareOf } from '#kernel/money.ts'
import { type ExchangeRates, priceIn } from '#kernel/prices.ts'

/** What a discount takes off a price in dollars, which need no rates. */
export const dollarReduction = ({ percentage, amounts }: Pick<Discount, 'percentage' | 'amounts'>, dollars: number): number =>
  percentage === null ? Math.min(amounts?.USD ?? 0, dollars) : shareOf(dollars, percentage)

/** What a discount takes off a price; never more than the price. */
export const discountReduction = (
  { percentage, amounts }: Pick<Discount, 'percentage' | 'amounts'>,
  price: number,
  currency: Currency,
  rates: ExchangeRates,
): number => {
  if (percentage !== null) return shareOf(price, percentage)
  return amounts ? Math.min(priceIn(amounts, currency, rates), price) : 0
}

export type Reduction = { discount: Discount; off: number }

/**
 * The discount with the lowest resulting price in this currency, the first of equals. It is chosen for each currency and tier: an amount may
 * be large in dollars and small in yen, and beat a percentage on the price for one but not on the price for ten. `left` computes what
 * remains to pay where more is taken off than the discount.
 */
export const bestReduction = (
  discounts: readonly Discount[],
  price: number,
  currency: Currency,
  rates: ExchangeRates,
  left: (off: number) => number = (off) => price - off,
): Reduction | undefined => {
  let best: Reduction | undefined
  for (const discount of discounts) {
    const off = discountReduction(discount, price, currency, rates)
    if (off > 0 && left(off) < left(best?.off ?? 0)) best = { discount, off }
  }
  return best
}
