import { expect, test } from 'vitest'
import type { ProductCard, Variation } from '#contract/catalog.ts'
import { addItem, cartTotal, lineTotal, setQuantity, startOrder } from './cart.rules.ts'
import type { CartItem } from './order.ts'

const prices = (usd: number) => ({ USD: usd, EUR: usd, GBP: usd, CHF: usd, NOK: usd, SEK: usd, DKK: usd, CAD: usd, AUD: usd, JPY: usd })

const variation = (change: Partial<Variation> = {}): Variation => ({
  id: 'perpetual',
  name: 'Perpetual',
  description: null,
  originalPrice: prices(79),
  price: prices(59),
  hasDiscount: true,
  discount: null,
  recurrence: { type: 'OneOff' },
  pricingTiers: [],
  licensePolicy: { seats: 3, offlineActivation: true, trialDays: 14, trialNeedsAccount: false },
  ...change,
})

const product = (change: Partial<ProductCard> = {}): CartItem => ({
  kind: 'p',
  item: {
    id: 'tape-one',
    creatorId: 'northlight-audio',
    name: 'Tape One',
    tagline: null,
    iconUrl: null,
    type: 'Plugin',
    category: 'Plugin',
    creator: { name: 'Northlight Audio', slug: 'northlight-audio' },
    pricingConfiguration: variation(),
    formats: [],
    audition: null,
    publishedAt: '2026-11-01T00:00:00.000Z',
    ...change,
  },
})

const empty = startOrder('0a5bd2c4-6f6e-4a52-9d3e-0f8c1f0a7a11')

test('§4 a cart starts as an Open order in USD with no items', () => {
  expect(empty).toMatchObject({ currency: 'USD', status: 'Open', items: [] })
  expect(cartTotal(empty)).toBe(0)
})

test('§3 a line is named kind/creatorId/itemId/variationId', () => {
  expect(addItem(empty, product()).items[0]).toMatchObject({ id: 'p/northlight-audio/tape-one/perpetual', quantity: 1, type: 'Product' })
})

test('§4 adding an item already present raises its quantity by 1 and drops its cached total', () => {
  const once = addItem(empty, product())
  const [line] = once.items
  if (!line) throw new Error('there is a line')
  const known = { ...once, items: [{ ...line, total: { original: 79, due: 59 } }] }
  const [raised] = addItem(known, product()).items
  expect(raised).toMatchObject({ quantity: 2 })
  expect(raised?.total).toBeUndefined()
})

test('§4 another variation is another line', () => {
  const both = addItem(addItem(empty, product()), product(), variation({ id: 'monthly' }))
  expect(both.items.map((line) => line.id)).toEqual(['p/northlight-audio/tape-one/perpetual', 'p/northlight-audio/tape-one/monthly'])
})

test.each([0, -1])('§4 setting a quantity to %d removes the line', (quantity) => {
  expect(setQuantity(addItem(empty, product()), 'p/northlight-audio/tape-one/perpetual', quantity).items).toEqual([])
})

test("§8 'Cart item not found'", () => {
  expect(() => setQuantity(empty, 'p/a/b/c', 1)).toThrow('Cart item not found')
})

test('§8 an item with no variation and no default one is an error', () => {
  expect(() => addItem(empty, product({ pricingConfiguration: null }))).toThrow(
    'Added item does not have a default variation, and none have been specified',
  )
})

test('a quantity tier sets the price of each', () => {
  const tiered = variation({ pricingTiers: [{ minQuantity: 5, originalPrice: prices(79), price: prices(40.1) }] })
  const order = setQuantity(addItem(empty, product(), tiered), 'p/northlight-audio/tape-one/perpetual', 5)
  const [line] = order.items
  expect(line && lineTotal(line, 'USD')).toBe(200.5)
  expect(cartTotal(order)).toBe(200.5)
})

test('a line holds at most 999', () => {
  const order = setQuantity(addItem(empty, product()), 'p/northlight-audio/tape-one/perpetual', 5000)
  expect(order.items[0]?.quantity).toBe(999)
})
