import type { PriceBand } from '#contract/storefront/discovery.ts'

/** What a listed product costs in cents of a dollar while a discount lasts; instants are milliseconds. */
export type PlannedDiscount = { number: number; price: number; startsAt: number; endsAt: number }

/** As `price_band_of` has it in the database. */
export const priceBandOf = (price: number): PriceBand => {
  if (price === 0) return 'free'
  if (price < 2_500) return 'under-25'
  return price <= 10_000 ? '25-100' : 'over-100'
}

export type DiscountedPrices = { prices: ReadonlyMap<number, number>; from: number; until: number }

/** The lowest price of each product that is discounted, and between which instants nothing about that changes by the clock. */
export const discountedPricesAt = (planned: readonly PlannedDiscount[], now: number): DiscountedPrices => {
  const changes = planned.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
  const prices = new Map<number, number>()
  for (const { number, price, startsAt, endsAt } of planned)
    if (startsAt <= now && now < endsAt) prices.set(number, Math.min(price, prices.get(number) ?? price))
  return {
    prices,
    from: changes.reduce((last, at) => (at <= now ? Math.max(last, at) : last), Number.NEGATIVE_INFINITY),
    until: changes.reduce((next, at) => (at > now ? Math.min(next, at) : next), Number.POSITIVE_INFINITY),
  }
}
