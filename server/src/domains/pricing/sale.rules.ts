import type { Currency } from '#contract/core/money.ts'
import type { SaleDiscount } from '#domains/promotions/index.ts'
import { shareOf } from '#kernel/money.ts'
import { type ExchangeRates, type MinorPrices, priceIn } from '#kernel/prices.ts'

/** What a sale takes off a price; never more than the price. */
export const saleReduction = ({ percentage, amounts }: SaleDiscount, price: number, currency: Currency, rates: ExchangeRates): number => {
  if (percentage !== null) return shareOf(price, percentage)
  return amounts ? Math.min(priceIn(amounts, currency, rates), price) : 0
}

/**
 * A line shows the single best price: the sale that takes most off the price in dollars, the first of equals. It is chosen once
 * for all currencies and tiers, so that a card, a page and a cart name the same sale.
 */
export const bestSale = (sales: readonly SaleDiscount[], prices: MinorPrices, rates: ExchangeRates): SaleDiscount | undefined => {
  let best: SaleDiscount | undefined
  let most = 0
  for (const sale of sales) {
    const off = saleReduction(sale, prices.USD, 'USD', rates)
    if (off > most) {
      best = sale
      most = off
    }
  }
  return best
}
