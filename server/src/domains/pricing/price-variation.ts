import type { Variation, Discount as WireDiscount } from '#contract/catalog/catalog.ts'
import { currencies, defaultCurrency } from '#contract/core/money.ts'
import type { VariationContent } from '#domains/catalog/index.ts'
import type { Discount } from '#domains/discounts/index.ts'
import { completePrices, type ExchangeRates, type FullPrices, type MinorPrices, mapCurrencies, toPriceMap } from '#kernel/prices.ts'
import { bestReduction } from './discount.rules.ts'

/** The best discount of each currency, and the resulting price. */
const pricePair = (prices: MinorPrices, discounts: readonly Discount[], rates: ExchangeRates) => {
  const original = completePrices(prices, rates)
  const best = new Map(currencies.map((currency) => [currency, bestReduction(discounts, original[currency], currency, rates)]))
  const off = mapCurrencies((currency) => best.get(currency)?.off ?? 0)
  const current = mapCurrencies((currency) => original[currency] - off[currency])
  return { originalPrice: toPriceMap(original), price: toPriceMap(current), current, off, best }
}

type Best = ReturnType<typeof pricePair>['best']

/** The price is promised in every currency, so it ends with the first of them. */
const firstEnd = (best: Best): string | null => {
  const ends = [...best.values()].flatMap((one) => one?.discount.endsAt ?? []).map((end) => new Date(end).getTime())
  return ends.length > 0 ? new Date(Math.min(...ends)).toISOString() : null
}

/** Named after the one that applies in dollars, or in the first currency with one; the amount is each currency's own. */
const describeDiscount = (best: Best, off: FullPrices, rates: ExchangeRates): WireDiscount | null => {
  const { discount } = best.get(defaultCurrency) ?? [...best.values()].find((one) => one !== undefined) ?? {}
  if (!discount) return null
  const shared = {
    name: discount.name,
    description: discount.description,
    total: toPriceMap(off),
    isExclusive: discount.isExclusive,
    expiresAt: firstEnd(best),
    recurringPaymentUseCount: discount.recurringPaymentUseCount,
  }
  if (discount.percentage !== null) return { type: 'PercentageOffDiscount', percentage: discount.percentage, ...shared }
  return { type: 'FlatAmountOffDiscount', amount: toPriceMap(completePrices(discount.amounts ?? { USD: 0 }, rates)), ...shared }
}

/** The discounts in effect for one variation of an item. */
export const discountsOnVariation = (discounts: readonly Discount[], variationId: string): Discount[] =>
  discounts.filter((discount) => discount.variationId === null || discount.variationId === variationId)

/** The prices of a variation in minor units, less the discounts in effect. */
export const currentPrices = ({ id, prices }: VariationContent, discounts: readonly Discount[], rates: ExchangeRates): FullPrices =>
  pricePair(prices, discountsOnVariation(discounts, id), rates).current

const none: ReadonlySet<string> = new Set()

/** By the price in dollars: recurring variations have no price for owners, and a sale may be lower than one. */
const lessForOwnersOf = (
  { recurrence, ownerPrices = [], prices }: VariationContent,
  off: FullPrices,
  shown: ReadonlySet<string>,
): string[] => {
  const lower = recurrence.type === 'OneOff' ? ownerPrices.filter((one) => one.prices.USD < prices.USD - off.USD) : []
  return [...new Set(lower.flatMap(({ productIds }) => productIds))].filter((id) => shown.has(id))
}

/** A variation with its price in every currency, as every card, page and cart shows it. Of other products it names those that are `shown`. */
export const priceVariation = (
  content: VariationContent,
  discounts: readonly Discount[],
  rates: ExchangeRates,
  shown = none,
): Variation => {
  const own = discountsOnVariation(discounts, content.id)
  const { originalPrice, price, off, best } = pricePair(content.prices, own, rates)
  const discount = describeDiscount(best, off, rates)
  const owned = lessForOwnersOf(content, off, shown)
  return {
    id: content.id,
    name: content.name,
    description: content.description,
    originalPrice,
    price,
    hasDiscount: discount !== null,
    discount,
    recurrence: content.recurrence,
    pricingTiers: content.tiers.map((tier) => {
      const tierPrices = pricePair(tier.prices, own, rates)
      return { minQuantity: tier.minQuantity, originalPrice: tierPrices.originalPrice, price: tierPrices.price }
    }),
    licensePolicy: content.licensePolicy,
    ...(owned.length > 0 && { lessForOwnersOf: owned }),
  }
}
