import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies } from '#contract/core/money.ts'
import { priceIn } from '#kernel/prices.ts'
import { rounds } from '../../../testing/rounds.ts'
import type { Basket, BasketCoupon, BasketLine } from './basket.ts'
import { priceBasket } from './price-basket.ts'
import { priceUnit } from './price-unit.ts'
import { priceVariation } from './price-variation.ts'
import { sampleBasket, sampleCoupon, sampleDiscount, sampleLine, sampleRates } from './sample-basket.ts'

const sampleContent = {
  id: 'full',
  name: 'Full',
  description: null,
  recurrence: { type: 'OneOff' as const },
  tiers: [],
  licensePolicy: { seats: 3, offlineActivation: true, trialDays: 0, trialNeedsAccount: false },
}

const amount = fc.oneof(fc.constantFrom(0, 1, 99, 100, 999), fc.integer({ min: 0, max: 200_000 }))
const prices = fc.record({ USD: amount, EUR: amount, JPY: amount }, { requiredKeys: ['USD'] })
const percentage = fc.oneof(fc.constantFrom(0.05, 0.1, 0.15, 1 / 3, 0.5, 1), fc.double({ min: 0.001, max: 1, noNaN: true }))
const creatorId = fc.constantFrom('lowtide', 'glasshouse', 'northlight-audio')

const discount = fc
  .record({
    isExclusive: fc.boolean(),
    off: fc.oneof(
      percentage.map((value) => ({ percentage: value, amounts: null })),
      prices.map((value) => ({ percentage: null, amounts: value })),
    ),
  })
  .map(({ isExclusive, off }) => sampleDiscount({ isExclusive, ...off }))

const line: fc.Arbitrary<BasketLine> = fc
  .record({
    kind: fc.constantFrom('product' as const, 'bundle' as const),
    creatorId,
    itemId: fc.constantFrom('one', 'two', 'three'),
    variationId: fc.constantFrom('full', 'light'),
    quantity: fc.integer({ min: 1, max: 999 }),
    prices,
    tiers: fc.array(fc.record({ minQuantity: fc.integer({ min: 2, max: 999 }), prices }), { maxLength: 3 }),
    discounts: fc.array(discount, { maxLength: 2 }),
    parts: fc.array(fc.record({ prices, isOwned: fc.boolean() }), { minLength: 2, maxLength: 5 }),
  })
  .map(({ parts, ...one }) => sampleLine(one.kind === 'bundle' ? { ...one, parts } : one))

const coupon: fc.Arbitrary<BasketCoupon> = fc
  .record({
    creatorId,
    isExclusive: fc.boolean(),
    off: fc.oneof(
      percentage.map((value) => ({ percentage: value })),
      prices.map((value) => ({ amounts: value })),
    ),
    minimum: fc.option(prices),
    targets: fc.option(
      fc.array(
        fc.record({
          kind: fc.constantFrom('product' as const, 'bundle' as const),
          itemId: fc.constantFrom('one', 'two'),
          variationId: fc.option(fc.constant('full')),
        }),
        { maxLength: 2 },
      ),
    ),
  })
  .map((change) => sampleCoupon(change))

const tax = fc.option(
  fc.record({
    rate: fc.constantFrom(0, 0.025, 0.081, 0.19, 0.25, 0.27),
    mode: fc.constantFrom('Inclusive' as const, 'Exclusive' as const),
    isReversed: fc.boolean(),
  }),
)

const basket: fc.Arbitrary<Basket> = fc
  .record({
    currency: fc.constantFrom(...currencies),
    lines: fc.array(line, { maxLength: 12 }),
    coupons: fc.array(coupon, { maxLength: 4 }),
    tax,
  })
  .map(({ lines, coupons, ...rest }) =>
    sampleBasket(lines, { ...rest, coupons: coupons.map((one, index) => ({ ...one, id: `cpn_${index}` })) }),
  )

/** What is wrong with a priced basket, as text. One `expect` per basket: half a million of them cost more than all the prices. */
const faultsOf = (one: Basket): string[] => {
  const { lines, total } = priceBasket(one)
  const parts = ['original', 'discount', 'subtotal', 'tax', 'due'] as const
  const faults = parts.flatMap((part) =>
    lines.reduce((sum, priced) => sum + priced[part], 0) === total[part] ? [] : [`${part} is not the sum of the lines`],
  )
  for (const [index, priced] of lines.entries()) {
    const fault = (holds: boolean, text: string): unknown => holds || faults.push(`${priced.id}: ${text}`)
    const steps = priced.steps.reduce((sum, step) => sum + step.amount, 0)
    const off = priced.coupons.reduce((sum, part) => sum + part.amount, 0)
    for (const part of parts) fault(Number.isSafeInteger(priced[part]) && priced[part] >= 0, `${part} is ${priced[part]}`)
    fault(priced.original - priced.discount === priced.subtotal, 'the discount does not lead to the subtotal')
    fault(steps === priced.due, 'the steps do not explain what is due')
    fault(priced.unit.price * (one.lines[index]?.quantity ?? 0) - off === priced.subtotal, 'the coupons do not lead to the subtotal')
  }
  return faults
}

/** More with RUNS=100000. */
const numRuns = rounds(1_500, 100_000)
/** A whole number: with a fraction the run would never end. */
const fewerRuns = Math.ceil(numRuns / 3)

test('in any basket lines sum to the total, nothing is negative, every amount is whole, and the steps explain it', () => {
  fc.assert(
    fc.property(basket, (one) => {
      expect(faultsOf(one)).toEqual([])
    }),
    { numRuns },
  )
})

test('a flat coupon never takes off more than its amount, nor twice from one line', () => {
  fc.assert(
    fc.property(basket, (one) => {
      const { lines } = priceBasket(one)
      for (const { id, off } of one.coupons) {
        const taken = lines.flatMap((priced) => priced.coupons.filter((part) => part.id === id))
        for (const priced of lines) expect(priced.coupons.filter((part) => part.id === id).length).toBeLessThanOrEqual(1)
        if ('amounts' in off && off.amounts[one.currency] !== undefined) {
          expect(taken.reduce((sum, part) => sum + part.amount, 0)).toBeLessThanOrEqual(off.amounts[one.currency] ?? 0)
        }
      }
    }),
    { numRuns: fewerRuns },
  )
})

test('adding a coupon never makes a basket dearer', () => {
  fc.assert(
    fc.property(basket, coupon, (one, more) => {
      const without = priceBasket(one).total.subtotal
      expect(priceBasket({ ...one, coupons: [...one.coupons, { ...more, id: 'cpn_more' }] }).total.subtotal).toBeLessThanOrEqual(without)
    }),
    { numRuns: fewerRuns },
  )
})

test('nobody pays more than with the best single discount alone, in their currency and for their quantity', () => {
  fc.assert(
    fc.property(line, fc.array(discount, { maxLength: 4 }), fc.constantFrom(...currencies), (one, discounts, currency) => {
      const priceWith = (on: BasketLine['discounts']): number =>
        priceUnit({ ...one, discounts: on }, currency, sampleRates, { withDiscount: true }).price
      const all = priceWith(discounts)
      for (const single of discounts) expect(all).toBeLessThanOrEqual(priceWith([single]))
      expect(all).toBeLessThanOrEqual(priceWith([]))
    }),
    { numRuns },
  )
})

test('the tier price on a page is the unit price in the cart, in every currency', () => {
  fc.assert(
    fc.property(
      prices,
      amount,
      fc.array(discount, { maxLength: 3 }),
      fc.constantFrom(...currencies),
      (price, more, discounts, currency) => {
        // A tier dearer than the single price is ignored in the cart.
        const dearer = { USD: price.USD + more, EUR: (price.EUR ?? 0) + price.USD + more, JPY: (price.JPY ?? 0) + 200 * price.USD + more }
        const tiers = [{ minQuantity: 5, prices: price }]
        const content = { ...sampleContent, prices: dearer, tiers }
        const shown = priceVariation(content, discounts, sampleRates).pricingTiers[0]?.price[currency] ?? 0
        const { price: due } = priceUnit(sampleLine({ prices: dearer, tiers, discounts, quantity: 7 }), currency, sampleRates, {
          withDiscount: true,
        })
        fc.pre(priceIn(dearer, currency, sampleRates) >= priceIn(price, currency, sampleRates))
        expect(Math.round(shown * (currency === 'JPY' ? 1 : 100))).toBe(due)
      },
    ),
    { numRuns: fewerRuns },
  )
})

test('the price on a card is the price in the cart, in every currency', () => {
  fc.assert(
    fc.property(prices, fc.array(discount, { maxLength: 3 }), fc.constantFrom(...currencies), (price, discounts, currency) => {
      const shown = priceVariation({ ...sampleContent, prices: price }, discounts, sampleRates).price[currency]
      const due = priceBasket(sampleBasket([sampleLine({ prices: price, discounts })], { currency })).total.due
      expect(Math.round(shown * (currency === 'JPY' ? 1 : 100))).toBe(due)
    }),
    { numRuns: fewerRuns },
  )
})
