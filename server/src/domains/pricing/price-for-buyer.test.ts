import { expect, test } from 'vitest'
import { currencies } from '#contract/core/money.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { toDecimal } from '#kernel/money.ts'
import { type ForSale, lineForBuyer } from './line-for-buyer.ts'
import { priceBasket } from './price-basket.ts'
import { priceForBuyer } from './price-for-buyer.ts'
import { priceVariation } from './price-variation.ts'
import { sampleDiscount, sampleRates } from './sample-basket.ts'

const basketOf = (forSale: ForSale, quantity: number, owned: ReadonlySet<string>, currency: (typeof currencies)[number] = 'USD') =>
  priceBasket({ currency, lines: [lineForBuyer('line', forSale, quantity, owned)], coupons: [], rates: sampleRates, tax: null })

const inCart = (...asked: Parameters<typeof basketOf>) => {
  const [line] = basketOf(...asked).lines
  if (!line) throw new Error('The line is gone')
  return line
}

const bundle: ForSale = {
  kind: 'bundle',
  creatorId: 'northlight',
  itemId: 'everything',
  variation: sampleVariation({ prices: { USD: 9_900, EUR: 9_000 }, tiers: [{ minQuantity: 3, prices: { USD: 8_000 } }] }),
  discounts: [sampleDiscount()],
  parts: [
    { key: 'northlight/tape', prices: { USD: 7_900 } },
    { key: 'northlight/room', prices: { USD: 3_900 } },
    { key: 'northlight/dust', prices: { USD: 1_900 } },
  ],
}

test('a bundle that completes what is owned costs on its page what it costs in the cart, in every currency and tier', () => {
  const owned = new Set(['northlight/tape'])
  const shown = priceForBuyer(bundle, owned, sampleRates)
  for (const currency of currencies) {
    expect(shown.price[currency]).toBe(toDecimal(inCart(bundle, 1, owned, currency).unit.price, currency))
    expect(shown.pricingTiers[0]?.price[currency]).toBe(toDecimal(inCart(bundle, 3, owned, currency).unit.price, currency))
  }
  expect(shown).toMatchObject({ originalPrice: { USD: 99 }, hasDiscount: true, reason: '1 product you already own' })
  expect(shown.price.USD).toBeLessThan(79.2)
})

const plugin: ForSale = {
  kind: 'product',
  creatorId: 'northlight',
  itemId: 'tape-pro',
  variation: sampleVariation({
    prices: { USD: 9_900 },
    tiers: [{ minQuantity: 3, prices: { USD: 9_000 } }],
    ownerPrices: [
      { kind: 'Crossgrade', productIds: ['room', 'dust'], prices: { USD: 7_000 } },
      { kind: 'Upgrade', productIds: ['tape-lite'], prices: { USD: 4_900, EUR: 4_500 } },
    ],
  }),
  discounts: [],
  ownerNames: new Map([
    ['northlight/tape-lite', 'Tape Lite'],
    ['northlight/dust', 'Dust'],
  ]),
}

test('an owner of a named product pays the price for owners, and the steps say why', () => {
  const owned = new Set(['northlight/tape-lite'])
  expect(priceForBuyer(plugin, owned, sampleRates)).toMatchObject({
    originalPrice: { USD: 99 },
    price: { USD: 49, EUR: 45 },
    reason: 'Upgrade from Tape Lite',
  })
  const line = inCart(plugin, 1, owned)
  expect(line).toMatchObject({ original: 9_900, subtotal: 4_900, due: 4_900, unit: { price: 4_900 } })
  expect(line.steps).toEqual([
    { why: 'price', amount: 9_900 },
    { why: 'upgrade', amount: -5_000, kind: 'Upgrade', from: 'Tape Lite' },
  ])
})

test('of several prices for owners the lowest counts', () => {
  expect(priceForBuyer(plugin, new Set(['northlight/dust']), sampleRates)).toMatchObject({
    price: { USD: 70 },
    reason: 'Crossgrade from Dust',
  })
  expect(priceForBuyer(plugin, new Set(['northlight/dust', 'northlight/tape-lite']), sampleRates).price.USD).toBe(49)
})

test('without owning it, when the item itself is owned already, or for the same name of another creator, the normal price applies', () => {
  for (const key of ['northlight/other', 'northlight/tape-pro', 'lowtide/tape-lite']) {
    const shown = priceForBuyer(plugin, new Set([key, ...(key === 'northlight/tape-pro' ? ['northlight/tape-lite'] : [])]), sampleRates)
    expect(shown.price.USD).toBe(99)
    expect(shown).not.toHaveProperty('reason')
  }
})

test('an upgrade is bought once: of several in a line one costs less, and the steps add up', () => {
  const line = inCart(plugin, 4, new Set(['northlight/tape-lite']))
  expect(line.subtotal).toBe(3 * 9_000 + 4_900)
  expect(line.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(line.due)
})

test('the single best price applies: a discount that is better than the price for owners wins, a worse one is ignored', () => {
  const owned = new Set(['northlight/tape-lite'])
  const half = { ...plugin, discounts: [sampleDiscount({ percentage: 0.6 })] }
  expect(inCart(half, 1, owned).steps.map(({ why }) => why)).toEqual(['price', 'sale'])
  const tenth = { ...plugin, discounts: [sampleDiscount({ percentage: 0.1 })] }
  expect(inCart(tenth, 1, owned)).toMatchObject({ subtotal: 4_900, appliedDiscount: null })
  expect(priceForBuyer(tenth, owned, sampleRates)).toMatchObject({ price: { USD: 49 }, hasDiscount: false, discount: null })
  const three = inCart(tenth, 3, owned)
  expect(three.steps.map(({ why }) => why)).toEqual(['price', 'tier', 'sale', 'upgrade'])
  expect(three.subtotal).toBe(2 * 8_100 + 4_900)
})

test('a recurring variation has no price for owners', () => {
  const variation = { ...plugin.variation, recurrence: { type: 'Recurring', cycleLength: 'Monthly' } as const }
  expect(priceForBuyer({ ...plugin, variation }, new Set(['northlight/tape-lite']), sampleRates).price.USD).toBe(99)
})

test('everybody’s price says whose owners pay less, unless a sale is lower or it recurs', () => {
  const everyone = new Set(['room', 'dust', 'tape-lite'])
  const named = (change: Partial<ForSale> = {}, shown = everyone) => {
    const { variation, discounts } = { ...plugin, ...change }
    return priceVariation(variation, discounts, sampleRates, shown).lessForOwnersOf
  }
  expect(named()).toEqual(['room', 'dust', 'tape-lite'])
  expect(named({ discounts: [sampleDiscount({ percentage: 0.4 })] })).toEqual(['tape-lite'])
  expect(named({ variation: { ...plugin.variation, recurrence: { type: 'Recurring', cycleLength: 'Monthly' } } })).toBeUndefined()
})

test('everybody’s price names no product that not everyone may see', () => {
  expect(priceVariation(plugin.variation, [], sampleRates, new Set(['dust'])).lessForOwnersOf).toEqual(['dust'])
  expect(priceVariation(plugin.variation, [], sampleRates)).not.toHaveProperty('lessForOwnersOf')
})
