import { expect, test } from 'vitest'
import type { Variation } from '#contract/catalog/catalog.ts'
import { MessageError } from '#web/lib/api/call-error.ts'
import { isOwned, openReasons } from '../buying/owned.rules.ts'
import { startOrder } from '../buying/start-order.ts'
import type { CartItem, CartLine } from '../order.ts'
import {
  addItem,
  cartTotal,
  isInCart,
  lineTotal,
  putBack,
  replaceWithBundle,
  setCurrency,
  setQuantity,
  stepsOf,
  undoBundle,
} from './cart.rules.ts'
import { bundle, prices, product, sampleVariation } from './sample-cart.ts'

const empty = startOrder('0a5bd2c4-6f6e-4a52-9d3e-0f8c1f0a7a11')
const lineId = 'p/northlight-audio/tape-one/perpetual'
const usd = (amount: number) => ({ currency: 'USD' as const, amount })

test('§4 cart starts as an Open order in USD with no items and all totals 0 USD', () => {
  expect(empty).toMatchObject({ currency: 'USD', status: 'Open', items: [] })
  expect(Object.values(empty.total)).toEqual([usd(0), usd(0), usd(0), usd(0), usd(0)])
  expect(cartTotal(empty)).toBe(0)
})

test('§3 a line is named kind/creatorId/itemId/variationId', () => {
  expect(addItem(empty, product()).items[0]).toMatchObject({ id: lineId, quantity: 1, type: 'Product', productId: 'tape-one' })
  expect(addItem(empty, bundle()).items[0]).toMatchObject({ id: 'b/northlight-audio/studio/perpetual', type: 'Bundle', bundleId: 'studio' })
})

test('§4 cart: adding an item already present raises its quantity by 1 and drops its cached total', () => {
  const once = addItem(empty, product())
  const [line] = once.items
  if (!line) throw new Error('there is a line')
  const total = { original: usd(79), discount: usd(20), subtotal: usd(59), due: usd(59) }
  const [raised] = addItem({ ...once, items: [{ ...line, total }] }, product()).items
  expect(raised).toMatchObject({ quantity: 2 })
  expect(raised?.total).toBeUndefined()
})

test('§4 cart: adding another item adds a line with quantity 1', () => {
  const both = addItem(addItem(empty, product()), product(), sampleVariation({ id: 'monthly' }))
  expect(both.items.map((line) => [line.id, line.quantity])).toEqual([
    [lineId, 1],
    ['p/northlight-audio/tape-one/monthly', 1],
  ])
})

test.each([0, -1])('§4 cart: setting quantity to %d removes the line', (quantity) => {
  expect(setQuantity(addItem(empty, product()), lineId, quantity).items).toEqual([])
})

test("§8 cart: 'Cart item not found'", () => {
  expect(() => setQuantity(empty, 'p/a/b/c', 1)).toThrow(new MessageError('Cart item not found'))
})

test('§4 cart: adding an item with no variation and no default pricing configuration is an error', () => {
  expect(() => addItem(empty, product({ pricingConfiguration: null }))).toThrow(
    new MessageError('Added item does not have a default variation, and none have been specified'),
  )
})

test('a quantity tier sets the unit price', () => {
  const tiered = sampleVariation({ pricingTiers: [{ minQuantity: 5, originalPrice: prices(79), price: prices(40.1) }] })
  const order = setQuantity(addItem(empty, product(), tiered), lineId, 5)
  const [line] = order.items
  expect(line && lineTotal(line, 'USD')).toBe(200.5)
  expect(cartTotal(order)).toBe(200.5)
})

test('a line has at most 999 items, in whole numbers', () => {
  const order = addItem(empty, product())
  expect(setQuantity(order, lineId, 5000).items[0]?.quantity).toBe(999)
  expect(setQuantity(order, lineId, 2.9).items[0]?.quantity).toBe(2)
})

test('another currency keeps the lines and drops their totals in the old one', () => {
  const order = addItem(empty, product({ pricingConfiguration: sampleVariation({ price: { ...prices(59), JPY: 8800.4 } }) }))
  const yen = setCurrency(order, 'JPY')
  expect(yen).toMatchObject({ currency: 'JPY', items: [{ id: lineId, total: undefined }] })
  expect(cartTotal(yen)).toBe(8800)
})

test('what was added is in the cart, until it is gone', () => {
  for (const added of [product(), bundle()]) {
    const variation = added.item.pricingConfiguration ?? { id: '' }
    const order = addItem(empty, added)
    expect([isInCart(empty, added, variation), isInCart(order, added, variation)]).toEqual([false, true])
    const gone = { ...order, items: order.items.map((line) => ({ ...line, gone: 'It is no longer sold.' })) }
    expect(isInCart(gone, added, variation)).toBe(false)
  }
})

test('a removed line is restored to its place, and only once', () => {
  const three = addItem(addItem(addItem(empty, product()), bundle()), product({ id: 'drift' }))
  const [, line] = three.items
  if (!line) throw new Error('there is a line')
  const without = setQuantity(three, line.id, 0)
  expect(putBack(without, line, 1)).toEqual(three)
  expect(putBack(three, line, 1)).toBe(three)
})

test('a perpetual license that the account already owns is asked about; a subscription, a bundle or a visitor’s item is not', () => {
  const owned = ['northlight-audio/tape-one']
  const monthly = sampleVariation({ recurrence: { type: 'Recurring', cycleLength: 'Monthly' } })
  expect(isOwned(product(), undefined, owned)).toBe(true)
  expect(isOwned(product(), monthly, owned)).toBe(false)
  expect(isOwned(product({ id: 'drift' }), undefined, owned)).toBe(false)
  expect(isOwned(bundle({ id: 'tape-one' }), undefined, owned)).toBe(false)
  expect(isOwned(product(), undefined, undefined)).toBe(false)
})

test('a bundle is owned if everything in it is, as far as its contents are known', () => {
  const { item } = bundle() as Extract<CartItem, { kind: 'bundle' }>
  const withParts = (...ids: string[]): CartItem => ({
    kind: 'bundle',
    item: { ...item, products: ids.map((id) => ({ creatorId: 'northlight-audio', id })) },
  })
  const owned = ['northlight-audio/tape-one', 'northlight-audio/drift']
  expect(isOwned(withParts('tape-one', 'drift'), undefined, owned)).toBe(true)
  expect(isOwned(withParts('tape-one', 'plate'), undefined, owned)).toBe(false)
  expect(isOwned(withParts(), undefined, owned)).toBe(false)
})

test('a bundle replaces the lines it contains, at the index of the first of them', () => {
  const two = addItem(addItem(empty, product()), product(), sampleVariation({ id: 'monthly' }))
  const studio = bundle()
  if (studio.kind !== 'bundle') throw new Error('it is a bundle')
  expect(replaceWithBundle(two, [lineId], studio.item).items.map(({ id }) => id)).toEqual([
    'b/northlight-audio/studio/perpetual',
    'p/northlight-audio/tape-one/monthly',
  ])
  expect(replaceWithBundle(two, ['p/gone/gone/gone'], studio.item).items).toEqual(two.items)
})

test('17.2 undoing that brings the replaced lines back, and leaves what was added and removed meanwhile', () => {
  const before = addItem(addItem(empty, product()), product({ id: 'velvet' }))
  const studio = bundle()
  if (studio.kind !== 'bundle') throw new Error('it is a bundle')
  const changed = addItem(replaceWithBundle(before, [lineId], studio.item), product({ id: 'anvil' }))
  const later = setQuantity(changed, 'p/northlight-audio/velvet/perpetual', 0)
  expect(undoBundle(later, before, [lineId], studio.item).items.map(({ id }) => id)).toEqual([lineId, 'p/northlight-audio/anvil/perpetual'])
})

test('17 until the server has answered, a line shows the discounts of its card', () => {
  const discount = { type: 'PercentageOffDiscount', name: 'November sale' } as Variation['discount']
  const onSale = sampleVariation({
    originalPrice: prices(79),
    price: prices(59),
    discount,
    pricingTiers: [{ minQuantity: 5, originalPrice: prices(60), price: prices(45) }],
  })
  const [one] = addItem(empty, product(), onSale).items
  const [five] = setQuantity(addItem(empty, product(), onSale), lineId, 5).items
  const texts = (line: typeof one) => line && stepsOf(line, 'USD').map(({ words, amount }) => `${words} ${amount.amount}`)
  expect(texts(one)).toEqual(['Price 79', 'November sale -20'])
  expect(texts(five)).toEqual(['Price 395', 'From 5 on -95', 'November sale -75'])
  const steps = [{ why: 'price' as const, words: 'Price', amount: usd(80) }]
  expect(texts(one && { ...one, steps })).toEqual(['Price 80'])
})

const stepsByCard = (added: CartItem, variation: Variation, quantity: number) => {
  const [line] = addItem(empty, added, variation).items
  if (!line) throw new Error('there is a line')
  const many = { ...line, quantity }
  const steps = stepsOf(many, 'USD')
  expect(
    steps.reduce((sum, { amount }) => sum + amount.amount, 0),
    'the steps add up',
  ).toBeCloseTo(lineTotal(many, 'USD'), 6)
  return steps.slice(1).map(({ words, amount }) => `${words} ${amount.amount}`)
}

test('17 until the server has answered, owned products and a sale are deducted from each bundle, and add up', () => {
  const variation = sampleVariation({
    originalPrice: prices(100),
    price: prices(60),
    discount: { type: 'PercentageOffDiscount', percentage: 0.2, name: 'Sale', total: prices(20) } as Variation['discount'],
    pricingTiers: [{ minQuantity: 5, originalPrice: prices(80), price: prices(48) }],
    reason: '1 product you already own',
  })
  expect(stepsByCard(bundle(), variation, 2)).toEqual(['Sale -40', '1 product you already own -40'])
  expect(stepsByCard(bundle(), variation, 5)).toEqual(['From 5 on -100', 'Sale -80', '1 product you already own -80'])
})

test('17 until the server has answered, an upgrade lowers the price of one copy only', () => {
  const variation = sampleVariation({
    originalPrice: prices(99),
    price: prices(49),
    pricingTiers: [{ minQuantity: 3, originalPrice: prices(90), price: prices(90) }],
    reason: 'Upgrade from Tape Lite',
  })
  expect(stepsByCard(product(), variation, 1)).toEqual(['Upgrade from Tape Lite -50'])
  expect(stepsByCard(product(), variation, 2)).toEqual(['Upgrade from Tape Lite -50'])
  expect(stepsByCard(product(), variation, 4)).toEqual(['From 3 on -36', 'Upgrade from Tape Lite -41'])
})

test('a deduction that only the server knows has its row before it answers', () => {
  const owned = ['northlight-audio/drift-eq']
  const reasons = (item: CartItem, change: Partial<CartLine> = {}, mine: string[] | undefined = owned) =>
    addItem(empty, item).items.flatMap((line) => openReasons({ ...line, ...change } as CartLine, 'USD', mine))
  expect(reasons(bundle())).toEqual(['Products you already own'])
  expect(reasons(bundle({ partial: false }))).toEqual([])
  expect(reasons(product())).toEqual([])
  expect(reasons(bundle(), {}, [])).toEqual([])
  expect(reasons(bundle(), {}, ['somebody-else/drift-eq'])).toEqual([])
  // The server has answered with all its reasons: none is about owned products.
  expect(reasons(bundle(), { steps: [{ why: 'price', words: 'Price', amount: usd(1) }] })).toEqual([])
  // A card has everybody's price, and names the products whose owners pay less.
  const forOwners = sampleVariation({ lessForOwnersOf: ['drift-eq'] })
  expect(reasons(product({ pricingConfiguration: forOwners }))).toEqual(['Price for owners'])
  expect(reasons(product({ pricingConfiguration: forOwners }), {}, [...owned, 'northlight-audio/tape-one'])).toEqual([])
  expect(reasons(product({ pricingConfiguration: forOwners }), {}, [])).toEqual([])
  // During a sale one copy has one row, the sale's or the upgrade's; with two, each can have its own.
  const inSale = sampleVariation({
    lessForOwnersOf: ['drift-eq'],
    discount: { type: 'PercentageOffDiscount', percentage: 0.2, name: 'Sale', total: prices(20) } as Variation['discount'],
  })
  expect(reasons(product({ pricingConfiguration: inSale }))).toEqual([])
  expect(reasons(product({ pricingConfiguration: inSale }), { quantity: 2 })).toEqual(['Price for owners'])
  // The bundle's page already had the price for this person.
  const own = sampleVariation({ reason: '1 product you already own' })
  expect(reasons(bundle({ pricingConfiguration: own }))).toEqual([])
})
