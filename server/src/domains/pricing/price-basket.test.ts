import { expect, test } from 'vitest'
import { priceBasket } from './price-basket.ts'
import { sampleBasket, sampleCoupon, sampleDiscount, sampleLine } from './sample-basket.ts'

const flat = (usd: number) => ({ amounts: { USD: usd } })
const dueOf = (...args: Parameters<typeof sampleBasket>) => priceBasket(sampleBasket(...args)).total.due
const norway = { rate: 0.25, mode: 'Inclusive', isReversed: false } as const
const elsewhere = { rate: 0.1, mode: 'Exclusive', isReversed: false } as const

test('an empty basket costs nothing', () => {
  expect(priceBasket(sampleBasket([])).total).toEqual({ original: 0, discount: 0, subtotal: 0, tax: 0, due: 0 })
})

test('a price is the creator’s own where set, else derived from dollars; yen have no decimals', () => {
  const line = sampleLine({ prices: { USD: 7900, EUR: 7500 } })
  expect(dueOf([line], { currency: 'EUR' })).toBe(7500)
  expect(dueOf([line], { currency: 'NOK' })).toBe(83_740)
  expect(dueOf([line], { currency: 'JPY' })).toBe(11_771)
})

test.each([
  [1, 10_000],
  [4, 40_000],
  [5, 40_000],
  [9, 72_000],
  [10, 50_000],
])('§4 of %i the tier with the highest matching quantity applies', (quantity, due) => {
  const tiers = [
    { minQuantity: 10, prices: { USD: 5000 } },
    { minQuantity: 5, prices: { USD: 8000 } },
  ]
  expect(dueOf([sampleLine({ quantity, tiers })])).toBe(due)
})

test('a tier that costs more than the price is ignored', () => {
  expect(dueOf([sampleLine({ quantity: 2, tiers: [{ minQuantity: 2, prices: { USD: 20_000 } }] })])).toBe(20_000)
})

test('§4 a line shows the single best discount, with its reason', () => {
  const line = sampleLine({ discounts: [sampleDiscount(), sampleDiscount({ name: 'Better', percentage: null, amounts: { USD: 3000 } })] })
  const [priced] = priceBasket(sampleBasket([line])).lines
  expect(priced?.steps).toEqual([
    { why: 'price', amount: 10_000 },
    { why: 'sale', amount: -3000, name: 'Better' },
  ])
  expect(priced).toMatchObject({ unit: { original: 10_000, price: 7000 }, original: 10_000, discount: 3000, due: 7000 })
})

test('a discount larger than the price makes it free, never negative', () => {
  expect(dueOf([sampleLine({ prices: { USD: 500 }, discounts: [sampleDiscount({ percentage: null, amounts: { USD: 3000 } })] })])).toBe(0)
})

test('§4 owned products reduce a bundle’s price, in proportion to their own prices', () => {
  const parts = [
    { prices: { USD: 6000 }, isOwned: true },
    { prices: { USD: 3000 }, isOwned: false },
    { prices: { USD: 3000 }, isOwned: false },
  ]
  const [priced] = priceBasket(sampleBasket([sampleLine({ kind: 'bundle', prices: { USD: 9000 }, parts })])).lines
  expect(priced?.due).toBe(4500)
  expect(priced?.steps.at(-1)).toEqual({ why: 'owned', amount: -4500, count: 1 })
  const all = parts.map((part) => ({ ...part, isOwned: true }))
  expect(dueOf([sampleLine({ kind: 'bundle', prices: { USD: 9000 }, parts: all })])).toBe(0)
})

test('§11 a percentage coupon is of the line after its discount, rounded once', () => {
  const line = sampleLine({ prices: { USD: 333 }, quantity: 3, discounts: [sampleDiscount({ percentage: 0.1 })] })
  // 333 less 33 is 300 each, 900 in all, less 5%.
  expect(dueOf([line], { coupons: [sampleCoupon({ off: { percentage: 0.05 } })] })).toBe(855)
})

test('§11 a flat coupon is split over its lines so that the parts add up to it', () => {
  const lines = ['a', 'b', 'c'].map((itemId) => sampleLine({ itemId, prices: { USD: 1000 } }))
  const { lines: priced, total } = priceBasket(sampleBasket(lines, { coupons: [sampleCoupon({ off: flat(1000) })] }))
  expect(priced.map((line) => line.discount)).toEqual([334, 333, 333])
  expect(total).toEqual({ original: 3000, discount: 1000, subtotal: 2000, tax: 0, due: 2000 })
})

test('a flat coupon takes off at most what is due', () => {
  expect(dueOf([sampleLine({ prices: { USD: 700 } })], { coupons: [sampleCoupon({ off: flat(5000) })] })).toBe(0)
})

test('§5 a coupon applies to its own creator’s lines, and to the items it names', () => {
  const lines = [sampleLine(), sampleLine({ creatorId: 'glasshouse' }), sampleLine({ itemId: 'other' })]
  const targets = [{ kind: 'product' as const, itemId: 'tape-one', variationId: null }]
  const { lines: priced } = priceBasket(sampleBasket(lines, { coupons: [sampleCoupon({ off: { percentage: 0.5 }, targets })] }))
  expect(priced.map((line) => line.due)).toEqual([5000, 10_000, 10_000])
  const monthly = [{ kind: 'product' as const, itemId: 'tape-one', variationId: 'monthly' }]
  expect(dueOf([sampleLine()], { coupons: [sampleCoupon({ targets: monthly })] })).toBe(10_000)
})

test('§5 the minimum is compared with the creator’s lines after discounts and before coupons', () => {
  const coupon = sampleCoupon({ off: { percentage: 0.5 }, minimum: { USD: 9000 } })
  expect(dueOf([sampleLine()], { coupons: [coupon] })).toBe(5000)
  expect(dueOf([sampleLine({ discounts: [sampleDiscount()] })], { coupons: [coupon] })).toBe(8000)
  expect(dueOf([sampleLine({ discounts: [sampleDiscount()] }), sampleLine({ creatorId: 'glasshouse' })], { coupons: [coupon] })).toBe(
    18_000,
  )
})

test('combinable coupons are applied one after the other', () => {
  const coupons = [sampleCoupon(), sampleCoupon({ id: 'cpn_2', code: 'FIVE', off: flat(500) })]
  const [line] = priceBasket(sampleBasket([sampleLine()], { coupons })).lines
  expect(line?.coupons).toEqual([
    { id: 'cpn_1', amount: 1000 },
    { id: 'cpn_2', amount: 500 },
  ])
})

test.each([
  ['worse than the sale and the others: it is not taken', 0.1, 7200, ['cpn_1']],
  ['better: it is taken alone, without the sale', 0.5, 5000, ['cpn_x']],
])('§5 an exclusive coupon that is %s', (_how, percentage, due, used) => {
  const coupons = [sampleCoupon(), sampleCoupon({ id: 'cpn_x', off: { percentage }, isExclusive: true })]
  const { lines } = priceBasket(sampleBasket([sampleLine({ discounts: [sampleDiscount()] })], { coupons }))
  expect(lines[0]?.due).toBe(due)
  expect(lines[0]?.coupons.map((coupon) => coupon.id)).toEqual(used)
})

test('an exclusive discount applies alone; where a coupon is better, the discount is left out', () => {
  const discount = sampleDiscount({ isExclusive: true })
  const priced = (percentage: number) =>
    priceBasket(sampleBasket([sampleLine({ discounts: [discount] })], { coupons: [sampleCoupon({ off: { percentage } })] })).lines[0]
  expect(priced(0.1)).toMatchObject({ due: 8000, coupons: [], appliedDiscount: { name: 'Spring sale' } })
  expect(priced(0.3)).toMatchObject({ due: 7000, coupons: [{ id: 'cpn_1' }], appliedDiscount: null })
})

test('§6 a price that includes tax contains it; otherwise it is added', () => {
  expect(priceBasket(sampleBasket([sampleLine()], { tax: norway })).total).toMatchObject({ subtotal: 10_000, tax: 2000, due: 10_000 })
  const added = priceBasket(sampleBasket([sampleLine()], { tax: elsewhere }))
  expect(added.total).toMatchObject({ subtotal: 10_000, tax: 1000, due: 11_000 })
  expect(added.lines[0]?.steps.at(-1)).toEqual({ why: 'tax-added', amount: 1000, rate: 0.1 })
})

test('§6 a business under reverse charge pays the price without tax', () => {
  const reversed = { ...norway, isReversed: true }
  expect(priceBasket(sampleBasket([sampleLine()], { tax: reversed })).total).toMatchObject({ subtotal: 10_000, tax: 0, due: 8000 })
  expect(dueOf([sampleLine()], { tax: { ...elsewhere, isReversed: true } })).toBe(10_000)
})

test('next to an exclusive discount a flat coupon is split once: it takes off its amount and no more', () => {
  const discounted = sampleLine({ itemId: 'on-sale', discounts: [sampleDiscount({ percentage: 0.01, isExclusive: true })] })
  const { lines, total } = priceBasket(sampleBasket([discounted, sampleLine()], { coupons: [sampleCoupon({ off: flat(2_000) })] }))
  expect(lines.flatMap((line) => line.coupons.map((part) => part.amount))).toEqual([2_000])
  expect(total.due).toBe(17_900)
})
