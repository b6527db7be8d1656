import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '#contract/core/money.ts'
import type { VariationContent } from '#domains/catalog/index.ts'
import type { Discount } from '#domains/discounts/index.ts'
import type { ExchangeRates } from '#kernel/prices.ts'
import { priceVariation } from './price-variation.ts'

const rates: ExchangeRates = { USD: 1, EUR: 0.92, GBP: 0.78, CHF: 0.88, NOK: 10.6, SEK: 10.4, DKK: 6.86, CAD: 1.37, AUD: 1.52, JPY: 149 }

const variation = (change: Partial<VariationContent> = {}): VariationContent => ({
  id: 'perpetual',
  name: 'Perpetual',
  description: null,
  prices: { USD: 7900 },
  recurrence: { type: 'OneOff' },
  tiers: [],
  licensePolicy: { seats: 3, offlineActivation: true, trialDays: 14, trialNeedsAccount: false },
  ...change,
})

const discount = (change: Partial<Discount> = {}): Discount => ({
  name: 'November sale',
  description: null,
  percentage: 0.25,
  amounts: null,
  isExclusive: false,
  endsAt: null,
  recurringPaymentUseCount: null,
  variationId: null,
  ...change,
})

test('an unset currency is derived from dollars, and yen have no decimals', () => {
  const priced = priceVariation(variation({ prices: { USD: 7900, EUR: 7500 } }), [], rates)
  expect(priced.price).toMatchObject({ USD: 79, EUR: 75, GBP: 61.62, JPY: 11771 })
  expect(priced).toMatchObject({ hasDiscount: false, discount: null })
})

test('a percentage is a fraction on the wire and taken off once per currency', () => {
  const priced = priceVariation(variation(), [discount()], rates)
  expect(priced.originalPrice.USD).toBe(79)
  expect(priced.price.USD).toBe(59.25)
  expect(priced.discount).toMatchObject({ type: 'PercentageOffDiscount', percentage: 0.25, name: 'November sale' })
})

test('of several discounts the single best price is shown', () => {
  const flat = discount({ name: 'Flat', percentage: null, amounts: { USD: 3000 } })
  const priced = priceVariation(variation(), [discount(), flat], rates)
  expect(priced.price.USD).toBe(49)
  expect(priced.discount).toMatchObject({ type: 'FlatAmountOffDiscount', name: 'Flat' })
})

test('of several discounts the best one applies in each currency and tier', () => {
  // 20 dollars off beat a quarter of 79 dollars; in yen, and of the price for ten, the quarter is more.
  const flat = discount({ name: 'Flat', percentage: null, amounts: { USD: 2000, JPY: 100 }, endsAt: '2030-03-05T00:00:00.000Z' })
  const quarter = discount({ endsAt: '2030-03-02T00:00:00.000Z' })
  const priced = priceVariation(variation({ tiers: [{ minQuantity: 10, prices: { USD: 10_000 } }] }), [quarter, flat], rates)
  expect(priced.price).toMatchObject({ USD: 59, JPY: 8828 })
  expect(priced.pricingTiers[0]?.price).toMatchObject({ USD: 75 })
  // The description holds in every currency: the name is the dollars', the amounts are each one's own, and the end is the earliest.
  expect(priced.discount).toMatchObject({ name: 'Flat', total: { USD: 20, JPY: 2943 }, expiresAt: '2030-03-02T00:00:00.000Z' })
})

test('a discount that takes something off in yen alone is shown', () => {
  const priced = priceVariation(variation(), [discount({ percentage: null, amounts: { USD: 0, JPY: 500 } })], rates)
  expect(priced).toMatchObject({ hasDiscount: true, price: { USD: 79, JPY: 11271 }, discount: { total: { USD: 0, JPY: 500 } } })
})

test('a discount on another variation changes nothing', () => {
  expect(priceVariation(variation(), [discount({ variationId: 'monthly' })], rates).hasDiscount).toBe(false)
})

test('a tier keeps the discount', () => {
  const priced = priceVariation(variation({ tiers: [{ minQuantity: 5, prices: { USD: 5000 } }] }), [discount()], rates)
  expect(priced.pricingTiers[0]).toMatchObject({ minQuantity: 5, originalPrice: { USD: 50 }, price: { USD: 37.5 } })
})

test('no price is ever negative or above its original, whatever the discount', () => {
  fc.assert(
    fc.property(
      fc.nat(1e6),
      fc.option(fc.double({ min: 0.01, max: 1, noNaN: true }), { nil: null }),
      fc.nat(2e6),
      (usd, percentage, flat) => {
        const amounts = percentage === null ? { USD: flat } : null
        const priced = priceVariation(variation({ prices: { USD: usd } }), [discount({ percentage, amounts })], rates)
        for (const currency of currencies) {
          expect(priced.price[currency]).toBeGreaterThanOrEqual(0)
          expect(priced.price[currency]).toBeLessThanOrEqual(priced.originalPrice[currency])
        }
      },
    ),
  )
})
