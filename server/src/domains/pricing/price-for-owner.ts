import type { Variation } from '#contract/catalog/catalog.ts'
import { type ExchangeRates, mapCurrencies, toPriceMap } from '#kernel/prices.ts'
import type { BasketLine } from './basket.ts'
import { priceUnit } from './price-unit.ts'

/** A bundle's variation at the price that completes what somebody owns, by the same steps as in their cart. */
export const priceForOwner = (variation: Variation, line: BasketLine, rates: ExchangeRates): Variation => {
  const priceFor = (quantity: number) =>
    toPriceMap(mapCurrencies((currency) => priceUnit({ ...line, quantity }, currency, rates, { withDiscount: true }).price))
  return {
    ...variation,
    price: priceFor(1),
    pricingTiers: variation.pricingTiers.map((tier) => ({ ...tier, price: priceFor(tier.minQuantity) })),
  }
}
