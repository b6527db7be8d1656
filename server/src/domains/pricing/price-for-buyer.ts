import type { Variation } from '#contract/catalog/catalog.ts'
import { type Currency, currencies, defaultCurrency } from '#contract/core/money.ts'
import { type ExchangeRates, mapCurrencies, toPriceMap } from '#kernel/prices.ts'
import type { PriceStep } from './basket.ts'
import { type ForSale, lineForBuyer } from './line-for-buyer.ts'
import { priceUnit } from './price-unit.ts'
import { priceVariation } from './price-variation.ts'
import { stepText } from './step-text.ts'

const isPersonal = ({ why }: PriceStep): boolean => why === 'owned' || why === 'upgrade'

/** A variation's price for somebody who owns these products, by the same steps as in their cart, and why it is less. */
export const priceForBuyer = (forSale: ForSale, owned: ReadonlySet<string>, rates: ExchangeRates): Variation => {
  const { variation: content, discounts } = forSale
  const variation = priceVariation(content, discounts, rates)
  const line = lineForBuyer('', forSale, 1, owned)
  if (!line.ownerPrices && !line.parts?.some((part) => part.isOwned)) return variation
  const unitFor = (quantity: number, currency: Currency) => priceUnit({ ...line, quantity }, currency, rates, { withDiscount: true })
  const priceFor = (quantity: number) => toPriceMap(mapCurrencies((currency) => unitFor(quantity, currency).price))
  // Prices set in other currencies may make it less in one and not in another: dollars decide first.
  const [step] = ([defaultCurrency, ...currencies] as Currency[]).flatMap((currency) => unitFor(1, currency).steps.filter(isPersonal))
  if (!step) return variation
  const hasDiscount = variation.hasDiscount && step.why !== 'upgrade'
  return {
    ...variation,
    price: priceFor(1),
    hasDiscount,
    discount: hasDiscount ? variation.discount : null,
    pricingTiers: variation.pricingTiers.map((tier) => ({ ...tier, price: priceFor(tier.minQuantity) })),
    reason: stepText(step),
  }
}
