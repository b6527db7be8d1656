import type { BundleCard } from '#contract/catalog/catalog.ts'
import { type Currency, roundAmount } from '#contract/core/currencies.ts'

/** How much less a bundle costs than its products one by one; never negative. */
export const savingOf = (
  { pricingConfiguration, separatePrice }: Pick<BundleCard, 'pricingConfiguration' | 'separatePrice'>,
  currency: Currency,
): number => {
  const price = pricingConfiguration?.recurrence.type === 'OneOff' ? pricingConfiguration.price[currency] : undefined
  return price === undefined ? 0 : Math.max(0, roundAmount(separatePrice[currency] - price, currency))
}
