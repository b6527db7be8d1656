import type { Variation, Discount as WireDiscount } from '#contract/catalog/catalog.ts'
import type { VariationContent } from '#domains/catalog/index.ts'
import type { Discount } from '#domains/discounts/index.ts'
import { completePrices, type ExchangeRates, type FullPrices, type MinorPrices, mapCurrencies, toPriceMap } from '#kernel/prices.ts'
import { bestSale, saleReduction } from './sale.rules.ts'

const pricePair = (prices: MinorPrices, sale: Discount | undefined, rates: ExchangeRates) => {
  const original = completePrices(prices, rates)
  const off = mapCurrencies((currency) => (sale ? saleReduction(sale, original[currency], currency, rates) : 0))
  const price = mapCurrencies((currency) => original[currency] - off[currency])
  return { originalPrice: toPriceMap(original), price: toPriceMap(price), off }
}

const describeSale = (sale: Discount, off: FullPrices, rates: ExchangeRates): WireDiscount => {
  const shared = {
    name: sale.name,
    description: sale.description,
    total: toPriceMap(off),
    isExclusive: sale.isExclusive,
    expiresAt: sale.endsAt && new Date(sale.endsAt).toISOString(),
    recurringPaymentUseCount: sale.recurringPaymentUseCount,
  }
  if (sale.percentage !== null) return { type: 'PercentageOffDiscount', percentage: sale.percentage, ...shared }
  return { type: 'FlatAmountOffDiscount', amount: toPriceMap(completePrices(sale.amounts ?? { USD: 0 }, rates)), ...shared }
}

/** The sales that are on for one variation of an item. */
export const salesOn = (sales: readonly Discount[], variationId: string): Discount[] =>
  sales.filter((sale) => sale.variationId === null || sale.variationId === variationId)

/** A variation with its price in every currency, as every card, page and cart shows it. */
export const priceVariation = (content: VariationContent, sales: readonly Discount[], rates: ExchangeRates): Variation => {
  const sale = bestSale(salesOn(sales, content.id), content.prices, rates)
  const { originalPrice, price, off } = pricePair(content.prices, sale, rates)
  return {
    id: content.id,
    name: content.name,
    description: content.description,
    originalPrice,
    price,
    hasDiscount: sale !== undefined,
    discount: sale ? describeSale(sale, off, rates) : null,
    recurrence: content.recurrence,
    pricingTiers: content.tiers.map((tier) => {
      const tierPrices = pricePair(tier.prices, sale, rates)
      return { minQuantity: tier.minQuantity, originalPrice: tierPrices.originalPrice, price: tierPrices.price }
    }),
    licensePolicy: content.licensePolicy,
  }
}
