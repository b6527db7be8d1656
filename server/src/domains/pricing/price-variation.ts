import type { Discount, Variation } from '#contract/catalog.ts'
import type { VariationContent } from '#domains/catalog/index.ts'
import type { SaleDiscount } from '#domains/promotions/index.ts'
import { shareOf } from '#kernel/money.ts'
import { completePrices, type ExchangeRates, type FullPrices, type MinorPrices, mapCurrencies, toPriceMap } from '#kernel/prices.ts'

/** What a sale takes off, by currency; never more than the price. */
const reductionOf = (sale: SaleDiscount, original: FullPrices, rates: ExchangeRates): FullPrices => {
  const { percentage, amounts } = sale
  if (percentage !== null) return mapCurrencies((currency) => shareOf(original[currency], percentage))
  const flat = amounts ? completePrices(amounts, rates) : mapCurrencies(() => 0)
  return mapCurrencies((currency) => Math.min(flat[currency], original[currency]))
}

/** A line shows the single best price: the sale that takes most off in dollars, the first of equals. */
const bestSale = (sales: readonly SaleDiscount[], original: FullPrices, rates: ExchangeRates): SaleDiscount | undefined => {
  let best: SaleDiscount | undefined
  let most = 0
  for (const sale of sales) {
    const off = reductionOf(sale, original, rates).USD
    if (off > most) {
      best = sale
      most = off
    }
  }
  return best
}

const pricePair = (prices: MinorPrices, sale: SaleDiscount | undefined, rates: ExchangeRates) => {
  const original = completePrices(prices, rates)
  const off = sale ? reductionOf(sale, original, rates) : mapCurrencies(() => 0)
  const price = mapCurrencies((currency) => original[currency] - off[currency])
  return { originalPrice: toPriceMap(original), price: toPriceMap(price), off }
}

const describeSale = (sale: SaleDiscount, off: FullPrices, rates: ExchangeRates): Discount => {
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

/** A variation with its price in every currency, as every card, page and cart shows it. */
export const priceVariation = (content: VariationContent, sales: readonly SaleDiscount[], rates: ExchangeRates): Variation => {
  const own = sales.filter((sale) => sale.variationId === null || sale.variationId === content.id)
  const sale = bestSale(own, completePrices(content.prices, rates), rates)
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
