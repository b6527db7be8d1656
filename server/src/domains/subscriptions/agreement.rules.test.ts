import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BasketCoupon, type BasketLine, priceBasket } from '#domains/pricing/index.ts'
import { mapCurrencies } from '#kernel/prices.ts'
import { agreeOn, discountedFrom, priceOf } from './agreement.rules.ts'

const rates = mapCurrencies(() => 1)
const line = (change: Partial<BasketLine> = {}): BasketLine => ({
  id: 'p/lowtide/tape-one/monthly',
  kind: 'product',
  creatorId: 'lowtide',
  itemId: 'tape-one',
  variationId: 'monthly',
  quantity: 1,
  prices: { USD: 1_200 },
  tiers: [],
  discounts: [],
  ...change,
})
const discount = (change: object = {}) => ({
  name: 'Spring',
  description: null,
  percentage: 0.5,
  amounts: null,
  isExclusive: false,
  endsAt: null,
  recurringPaymentUseCount: 2,
  variationId: null,
  ...change,
})
const coupon = (change: Partial<BasketCoupon> = {}): BasketCoupon => ({
  id: 'cpn_1',
  code: 'WARM',
  creatorId: 'lowtide',
  off: { percentage: 0.1 },
  isExclusive: false,
  minimum: null,
  targets: null,
  ...change,
})
const priced = (one: BasketLine, coupons: BasketCoupon[] = []) => {
  const [first] = priceBasket({ currency: 'USD', lines: [one], coupons, rates, tax: null }).lines
  if (!first) throw new Error('It has no price')
  return first
}
const subtotals = (price: ReturnType<typeof agreeOn>, quantity: number, payments = 4) =>
  Array.from({ length: payments }, (_none, index) => priceOf(price, quantity, index + 1).subtotal)

test('§8 a sale discount for two recurring payments is honoured twice, then the full price counts', () => {
  const price = agreeOn(priced(line({ discounts: [discount()] })), 1, [])
  expect(subtotals(price, 1)).toEqual([600, 600, 1_200, 1_200])
  expect([1, 2, 3].map((payment) => discountedFrom(price, payment))).toEqual([2, 1, 0])
})

test('§8 a sale without a number is for every payment', () => {
  const price = agreeOn(priced(line({ discounts: [discount({ recurringPaymentUseCount: null })] })), 1, [])
  expect(subtotals(price, 1)).toEqual([600, 600, 600, 600])
  expect(discountedFrom(price, 9)).toBeNull()
})

test('a percentage coupon that outlives the sale takes its share of the full price', () => {
  const price = agreeOn(priced(line({ discounts: [discount({ recurringPaymentUseCount: 1 })] }), [coupon()]), 1, [
    { id: 'cpn_1', percentage: 0.1, recurring_payment_use_count: 3 },
  ])
  expect(subtotals(price, 1)).toEqual([540, 1_080, 1_080, 1_200])
})

test('a tier stays for as long as the subscription', () => {
  const price = agreeOn(priced(line({ quantity: 5, tiers: [{ minQuantity: 5, prices: { USD: 900 } }] })), 5, [])
  expect(subtotals(price, 5)).toEqual([4_500, 4_500, 4_500, 4_500])
  expect(discountedFrom(price, 1)).toBe(0)
})

test('however it was bought, the first payment by the agreement is the first payment', () => {
  const share = fc.integer({ min: 1, max: 100 }).map((percent) => percent / 100)
  const amount = fc.integer({ min: 1, max: 5_000 })
  fc.assert(
    fc.property(
      fc.record({ unit: fc.integer({ min: 0, max: 50_000 }), quantity: fc.integer({ min: 1, max: 20 }), tier: fc.option(amount) }),
      fc.option(fc.record({ percentage: fc.option(share), amount, isExclusive: fc.boolean() })),
      fc.array(fc.record({ percentage: fc.option(share), amount, isExclusive: fc.boolean() }), { maxLength: 3 }),
      fc.option(fc.array(fc.record({ price: amount, isOwned: fc.boolean() }), { minLength: 2, maxLength: 4 })),
      ({ unit, quantity, tier }, discounted, codes, parts) => {
        const bought = line({
          quantity,
          prices: { USD: unit },
          tiers: tier === null ? [] : [{ minQuantity: 2, prices: { USD: tier } }],
          discounts: discounted
            ? [
                discount({
                  percentage: discounted.percentage,
                  amounts: discounted.percentage === null ? { USD: discounted.amount } : null,
                  isExclusive: discounted.isExclusive,
                }),
              ]
            : [],
          ...(parts && { parts: parts.map(({ price, isOwned }) => ({ prices: { USD: price }, isOwned })) }),
        })
        const coupons = codes.map((one, index) =>
          coupon({
            id: `cpn_${index}`,
            off: one.percentage === null ? { amounts: { USD: one.amount } } : { percentage: one.percentage },
            isExclusive: one.isExclusive,
          }),
        )
        const first = priced(bought, coupons)
        const known = codes.map((one, index) => ({ id: `cpn_${index}`, percentage: one.percentage, recurring_payment_use_count: 1 }))
        const price = agreeOn(first, quantity, known)
        expect(priceOf(price, quantity, 1)).toEqual({ original: first.original, subtotal: first.subtotal })
        // Stored and read again it is the same, and no payment is negative or dearer than the price.
        const read = JSON.parse(JSON.stringify(price)) as typeof price
        for (const payment of [2, 3, 50]) {
          const { original, subtotal } = priceOf(read, quantity, payment)
          expect(subtotal).toBeGreaterThanOrEqual(0)
          expect(subtotal).toBeLessThanOrEqual(original)
        }
      },
    ),
    { numRuns: 2_000 },
  )
})
