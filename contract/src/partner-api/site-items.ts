import { z } from 'zod'
import { accountBundle, accountProduct } from '../catalog/account-items.ts'
import { pricingTier, recurrence } from '../catalog/catalog.ts'
import { variationId } from '../core/ids.ts'
import { priceMap } from '../core/money.ts'
import { download } from '../releases/releases.ts'

/** Items for sale, as the SDKs of creators' own sites read them: missing values are left out. */

const discountFields = {
  name: z.string(),
  description: z.string().optional(),
  /** The reduction of the unit price, by currency. */
  total: priceMap,
  isExclusive: z.boolean(),
  recurringPaymentUseCount: z.number().int().optional(),
  validUntil: z.iso.datetime().optional(),
}

export const siteDiscount = z.discriminatedUnion('type', [
  z.object({ type: z.literal('PercentageOffDiscount'), percentage: z.number(), ...discountFields }),
  z.object({ type: z.literal('FlatAmountOffDiscount'), ...discountFields }),
])
export type SiteDiscount = z.infer<typeof siteDiscount>

export const siteVariation = z.object({
  id: variationId,
  name: z.string(),
  originalPrice: priceMap,
  /** For a bundle that completes what the customer owns: without the owned part. */
  price: priceMap,
  hasDiscount: z.boolean(),
  discount: siteDiscount.optional(),
  recurrence,
  pricingTiers: z.array(pricingTier),
})
export type SiteVariation = z.infer<typeof siteVariation>

const forSale = {
  description: z.string().nullable(),
  defaultVariation: siteVariation.optional(),
  variations: z.array(siteVariation),
}

export const siteProduct = accountProduct.extend({
  ...forSale,
  /** The version of the newest release, if there is one. */
  currentVersion: z.string().optional(),
  downloads: z.array(download).optional(),
})
export type SiteProduct = z.infer<typeof siteProduct>

export const siteBundle = accountBundle.extend(forSale)
export type SiteBundle = z.infer<typeof siteBundle>
