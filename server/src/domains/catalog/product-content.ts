import { z } from 'zod'
import { compatibility, licensePolicy, ownerPriceKind, productCategory, productType, recurrence } from '#contract/catalog/catalog.ts'
import { pageBlock } from '#contract/catalog/page-blocks.ts'
import { traits } from '#contract/catalog/traits.ts'
import { productId, variationId } from '#contract/core/ids.ts'
import { currency } from '#contract/core/money.ts'

const minorAmount = z.number().int().min(0).max(100_000_000)
const draftPrices = z.partialRecord(currency, minorAmount)
export const minorPrices = draftPrices.and(z.object({ USD: minorAmount }))

const ownerPrice = z.object({
  kind: ownerPriceKind,
  /** Of the same creator. */
  productIds: z.array(productId).max(20),
  prices: minorPrices,
})

export const variationContent = z.object({
  id: variationId,
  name: z.string().min(1).max(60),
  description: z.string().max(140).nullable(),
  prices: minorPrices,
  recurrence,
  tiers: z.array(z.object({ minQuantity: z.number().int().min(2).max(999), prices: minorPrices })).max(10),
  licensePolicy,
  /** The price for owners of something else; of products alone, and missing where nobody set one. */
  ownerPrices: z.array(ownerPrice).max(5).optional(),
})
export type VariationContent = z.infer<typeof variationContent>

/** While it is being edited a variation may lack its price and its name. */
export const draftVariationContent = variationContent.extend({
  name: z.string().max(60),
  prices: draftPrices,
  tiers: z.array(z.object({ minQuantity: z.number().int().min(2).max(999), prices: draftPrices })).max(10),
  ownerPrices: z
    .array(ownerPrice.extend({ prices: draftPrices }))
    .max(5)
    .optional(),
})
export type DraftVariationContent = z.infer<typeof draftVariationContent>

const imageRef = z.object({ id: z.uuid(), alt: z.string().max(300) })

/** Everything a creator writes about a product. The first variation is the default one. */
export const productContent = z.object({
  name: z.string().min(1).max(80),
  tagline: z.string().max(160).nullable(),
  description: z.string().max(20_000).nullable(),
  iconUrl: z.string().nullable(),
  images: z.array(imageRef).max(20),
  variations: z.array(variationContent).max(10),
  compatibility,
  traits,
  tags: z.array(z.string().min(1).max(40)).max(20),
  pageBlocks: z.array(pageBlock).max(60),
  /** Where the creator delivers it; null where the shop does. */
  externalFulfillment: z.string().max(500).nullable(),
})
export type ProductContent = z.infer<typeof productContent>

/** The same while it is edited: anything may still be missing, and its type may change. */
export const productDraftContent = productContent.extend({
  name: z.string().max(80),
  variations: z.array(draftVariationContent).max(10),
  type: productType.optional(),
  category: productCategory.optional(),
})
export type ProductDraftContent = z.infer<typeof productDraftContent>
