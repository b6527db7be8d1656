import { type Currency, defaultCurrency, minorUnitsOf } from '#contract/core/currencies.ts'
import { type PriceBand, priceLimits } from '#contract/storefront/discovery.ts'
import type { MinorPrices } from '#kernel/prices.ts'

type Reduction = { percentage: number | null; amounts: MinorPrices | null }

/** What is taken off a price of a product, whether off the one that lists show, and for how long; instants are milliseconds. */
export type PlannedDiscount = { number: number; off: Reduction; isOfShownPrice: boolean; startsAt: number; endsAt: number }

/** In dollars as `price_band_of` has it in the database. The lowest ends below its limit, the others with theirs. */
export const priceBandOf = (price: number, currency: Currency = defaultCurrency): PriceBand => {
  const [low, middle, high] = priceLimits[currency]
  const unit = minorUnitsOf(currency)
  if (price === 0) return 'free'
  if (price < low * unit) return 'under-25'
  if (price <= middle * unit) return '25-50'
  return price <= high * unit ? '50-100' : 'over-100'
}

/** What is on now, and between which instants nothing about that changes by the clock. */
export type RunningDiscounts = { discounts: readonly PlannedDiscount[]; from: number; until: number }

export const runningAt = (planned: readonly PlannedDiscount[], now: number): RunningDiscounts => {
  const changes = planned.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  return {
    discounts: planned.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt),
    from: changes.reduce((last, at) => (at <= now ? Math.max(last, at) : last), Number.NEGATIVE_INFINITY),
    until: changes.reduce((next, at) => (at > now ? Math.min(next, at) : next), Number.POSITIVE_INFINITY),
  }
}

/** The lowest price of each product that is discounted, in the currency of what it costs otherwise. */
export const discountedPrices = (
  discounts: readonly PlannedDiscount[],
  originalOf: (number: number) => number,
  reduction: (off: Reduction, price: number) => number,
): ReadonlyMap<number, number> => {
  const prices = new Map<number, number>()
  for (const { number, off, isOfShownPrice } of discounts) {
    if (!isOfShownPrice) continue
    const original = originalOf(number)
    const price = original - reduction(off, original)
    if (price < original) prices.set(number, Math.min(price, prices.get(number) ?? price))
  }
  return prices
}
