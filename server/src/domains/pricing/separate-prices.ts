import type { ProductCardContent } from '#domains/catalog/index.ts'
import type { Discount } from '#domains/discounts/index.ts'
import { type ExchangeRates, type FullPrices, mapCurrencies } from '#kernel/prices.ts'
import { currentPrices } from './price-variation.ts'

/** A product of a bundle as it is sold alone, with the discounts in effect on it. */
export type SoldAlone = { content: ProductCardContent; discounts: Discount[] }

/** What the products cost one by one today, sales included: nobody saves what nobody would have to pay. */
export const separatePricesOf = (products: readonly SoldAlone[], rates: ExchangeRates): FullPrices => {
  const prices = products.flatMap(({ content: { variations }, discounts }) => {
    const [main] = variations
    return main ? currentPrices(main, discounts, rates) : []
  })
  return mapCurrencies((currency) => prices.reduce((sum, price) => sum + price[currency], 0))
}
