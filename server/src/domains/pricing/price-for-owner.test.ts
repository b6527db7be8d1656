import { expect, test } from 'vitest'
import { currencies } from '#contract/core/money.ts'
import { sampleVariation } from '#domains/catalog/sample-product.ts'
import { toDecimal } from '#kernel/money.ts'
import { priceBasket } from './price-basket.ts'
import { priceForOwner } from './price-for-owner.ts'
import { priceVariation } from './price-variation.ts'
import { sampleDiscount, sampleLine, sampleRates } from './sample-basket.ts'

const content = sampleVariation({ prices: { USD: 9_900, EUR: 9_000 }, tiers: [{ minQuantity: 3, prices: { USD: 8_000 } }] })
const discounts = [sampleDiscount()]
const parts = [
  { prices: { USD: 7_900 }, isOwned: true },
  { prices: { USD: 3_900 }, isOwned: false },
  { prices: { USD: 1_900 }, isOwned: false },
]
const line = sampleLine({ kind: 'bundle', prices: content.prices, tiers: content.tiers, discounts, parts })

test('a bundle that completes what is owned costs on its page what it costs in the cart, in every currency and tier', () => {
  const shown = priceForOwner(priceVariation(content, discounts, sampleRates), line, sampleRates)
  const inCart = (quantity: number, currency: (typeof currencies)[number]) => {
    const { lines } = priceBasket({ currency, lines: [{ ...line, quantity }], coupons: [], rates: sampleRates, tax: null })
    return toDecimal(lines[0]?.unit.price ?? 0, currency)
  }
  for (const currency of currencies) {
    expect(shown.price[currency]).toBe(inCart(1, currency))
    expect(shown.pricingTiers[0]?.price[currency]).toBe(inCart(3, currency))
  }
  expect(shown).toMatchObject({ originalPrice: { USD: 99 }, hasDiscount: true })
  expect(shown.price.USD).toBeLessThan(79.2)
})
