import type { Variation, Discount as WireDiscount } from '#contract/catalog/catalog.ts'
import type { VariationContent } from '#domains/catalog/index.ts'
import type { Discount } from '#domains/discounts/index.ts'
import { completePrices, type ExchangeRates, type FullPrices, type MinorPrices, mapCurrencies, toPriceMap } from '#kernel/prices.ts'
import { bestDiscount, discountReduction } from './discount.rules.ts'

const pricePair = (prices: MinorPrices, discount: Discount | undefined, rates: ExchangeRates) => {
  const original = completePrices(prices, rates)
  const off = mapCurrencies((currency) => (discount ? discountReduction(discount, original[currency], currency, rates) : 0))
  const price = mapCurrencies((currency) => original[currency] - off[currency])
  return { originalPrice: toPriceMap(original), price: toPriceMap(price), off }
}

const describeDiscount = (discount: Discount, off: FullPrices, rates: ExchangeRates): WireDiscount => {
  const shared = {
    name: discount.name,
    description: discount.description,
    total: toPriceMap(off),
    isExclusive: discount.isExclusive,
    expiresAt: discount.endsAt && new Date(discount.endsAt).toISOString(),
    recurringPaymentUseCount: discount.recurringPaymentUseCount,
  }
  if (discount.percentage !== null) return { type: 'PercentageOffDiscount', percentage: discount.percentage, ...shared }
  return { type: 'FlatAmountOffDiscount', amount: toPriceMap(completePrices(discount.amounts ?? { USD: 0 }, rates)), ...shared }
}

/** The discounts that are on for one variation of an item. */
export const discountsOnVariation = (discounts: readonly Discount[], variationId: string): Discount[] =>
  discounts.filter((discount) => discount.variationId === null || discount.variationId === variationId)

/** A variation with its price in every currency, as every card, page and cart shows it. */
export const priceVariation = (content: VariationContent, discounts: readonly Discount[], rates: ExchangeRates): Variation => {
  const discount = bestDiscount(discountsOnVariation(discounts, content.id), content.prices, rates)
  const { originalPrice, price, off } = pricePair(content.prices, discount, rates)
  return {
    id: content.id,
    name: content.name,
    description: content.description,
    originalPrice,
    price,
    hasDiscount: discount !== undefined,
    discount: discount ? describeDiscount(discount, off, rates) : null,
    recurrence: content.recurrence,
    pricingTiers: content.tiers.map((tier) => {
      const tierPrices = pricePair(tier.prices, discount, rates)
      return { minQuantity: tier.minQuantity, originalPrice: tierPrices.originalPrice, price: tierPrices.price }
    }),
    licensePolicy: content.licensePolicy,
  }
}
