import { type Currency, defaultCurrency, minorUnitsOf } from '#contract/core/currencies.ts'
import { type PriceBand, priceBands } from '#contract/storefront/discovery.ts'
import { discountReduction } from '#domains/pricing/index.ts'
import { type ExchangeRates, priceIn } from '#kernel/prices.ts'
import { discountedPrices, priceBandOf } from './discounted-prices.rules.ts'
import type { Facets, ShopFacets } from './facet-index.ts'

/** Facets as they are when their product's price is in this band; the same ones where it is already. */
export const bandChanger = (ids: Facets['ids']) => {
  const bands = new Map(priceBands.map((band) => [band, ids.get(`price:${band}`)]))
  const all = new Set([...bands.values()])
  return (facets: readonly number[], band: PriceBand): readonly number[] => {
    const shown = bands.get(band)
    return shown === undefined || facets.includes(shown) ? facets : facets.map((id) => (all.has(id) ? shown : id))
  }
}

/** No price in the database is higher. */
const maxCents = 2 ** 31 - 1

/** The highest price in cents of a dollar that is still in this band, or in one below it, in that currency. */
const lastOf = (band: PriceBand, currency: Currency, rates: ExchangeRates): number => {
  let [inside, outside] = [-1, maxCents]
  while (outside - inside > 1) {
    const middle = Math.floor((inside + outside) / 2)
    const isInside = priceBands.indexOf(priceBandOf(priceIn({ USD: middle }, currency, rates), currency)) <= priceBands.indexOf(band)
    if (isInside) inside = middle
    else outside = middle
  }
  return inside
}

/** The shop with its prices in another currency: as creators set them there, else as the rate of the day makes them. */
export const facetsIn = (shop: ShopFacets, currency: Currency, rates: ExchangeRates): Facets => {
  const key = `${currency} ${rates[currency]}`
  const known = shop.inCurrencies.get(key)
  if (known) return known
  const inBand = bandChanger(shop.ids)
  const originalOf = (number: number) =>
    priceIn(shop.ownPrices.get(number) ?? { USD: shop.listed.get(number)?.price ?? 0 }, currency, rates)
  const reduced = discountedPrices(shop.discounts, originalOf, (off, price) => discountReduction(off, price, currency, rates))
  const products = new Map(shop.products)
  const shownPrices = new Map<number, number>()
  // Back in dollars, since what follows from those is sorted by them.
  const dollar = minorUnitsOf(defaultCurrency) / minorUnitsOf(currency) / rates[currency]
  const ownOnes = [...shop.ownPrices].flatMap(([number, prices]) => (prices[currency] === undefined ? [] : [number]))
  for (const number of [...shop.discounts.map((discount) => discount.number), ...ownOnes]) {
    const price = reduced.get(number) ?? originalOf(number)
    const facets = shop.products.get(number)
    if (!facets) continue
    shownPrices.set(number, price * dollar)
    products.set(number, inBand(facets, priceBandOf(price, currency)))
  }
  // All others follow from dollars, and most are in the same band there: a whole shop is walked through without looking at them closer.
  const ends = priceBands.map((band) => (band === priceBands.at(-1) ? maxCents : lastOf(band, currency, rates)))
  for (const { number, price, facets } of shop.listed.values()) {
    const band = priceBands[ends.findIndex((end) => price <= end)] ?? 'over-100'
    if (band !== priceBandOf(price) && !shownPrices.has(number)) products.set(number, inBand(facets, band))
  }
  const made: Facets = { ...shop, products, tallies: new Map(), shownPrices, cheapest: {} }
  shop.inCurrencies.set(key, made)
  return made
}
