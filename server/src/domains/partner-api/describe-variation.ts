import type { Discount, Variation } from '#contract/catalog/catalog.ts'
import type { SiteDiscount, SiteVariation } from '#contract/partner-api/site-items.ts'

/** SDKs do not read null: what is not there is left out. */
export const describeDiscount = (discount: Discount): SiteDiscount => {
  const { description, expiresAt, recurringPaymentUseCount } = discount
  const shared = {
    name: discount.name,
    total: discount.total,
    isExclusive: discount.isExclusive,
    ...(description !== null && { description }),
    ...(recurringPaymentUseCount !== null && { recurringPaymentUseCount }),
    ...(expiresAt !== null && { validUntil: expiresAt }),
  }
  return discount.type === 'PercentageOffDiscount'
    ? { type: discount.type, percentage: discount.percentage, ...shared }
    : { type: discount.type, ...shared }
}

export const describeVariation = (variation: Variation): SiteVariation => ({
  id: variation.id,
  name: variation.name,
  originalPrice: variation.originalPrice,
  price: variation.price,
  hasDiscount: variation.hasDiscount,
  ...(variation.discount && { discount: describeDiscount(variation.discount) }),
  recurrence: variation.recurrence,
  pricingTiers: variation.pricingTiers,
})
