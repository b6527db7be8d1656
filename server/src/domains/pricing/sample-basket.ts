import { lineId } from '#contract/orders/line-id.ts'
import type { Discount } from '#domains/discounts/index.ts'
import type { ExchangeRates } from '#kernel/prices.ts'
import type { Basket, BasketCoupon, BasketLine } from './basket.ts'

/** Baskets for tests: plain, and easy to vary. */

export const sampleRates: ExchangeRates = {
  USD: 1,
  EUR: 0.92,
  GBP: 0.78,
  CHF: 0.88,
  NOK: 10.6,
  SEK: 10.4,
  DKK: 6.86,
  CAD: 1.37,
  AUD: 1.52,
  JPY: 149,
}

export const sampleLine = (change: Partial<BasketLine> = {}): BasketLine => {
  const line = { kind: 'product' as const, creatorId: 'lowtide', itemId: 'tape-one', variationId: 'perpetual', ...change }
  return {
    quantity: 1,
    prices: { USD: 10_000 },
    tiers: [],
    discounts: [],
    ...line,
    id: change.id ?? lineId(line),
  }
}

export const sampleDiscount = (change: Partial<Discount> = {}): Discount => ({
  name: 'Spring sale',
  description: null,
  percentage: 0.2,
  amounts: null,
  isExclusive: false,
  endsAt: null,
  recurringPaymentUseCount: null,
  variationId: null,
  ...change,
})

export const sampleCoupon = (change: Partial<BasketCoupon> = {}): BasketCoupon => ({
  id: 'cpn_1',
  code: 'WARM',
  creatorId: 'lowtide',
  off: { percentage: 0.1 },
  isExclusive: false,
  minimum: null,
  targets: null,
  ...change,
})

export const sampleBasket = (lines: readonly BasketLine[], change: Partial<Basket> = {}): Basket => ({
  currency: 'USD',
  lines,
  coupons: [],
  rates: sampleRates,
  tax: null,
  ...change,
})
