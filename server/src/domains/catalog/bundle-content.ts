import { z } from 'zod'
import { pageBlock } from '#contract/catalog/page-blocks.ts'
import { productId } from '#contract/core/ids.ts'
import { draftVariationContent, variationContent } from './product-content.ts'

export const bundleContent = z.object({
  name: z.string().min(1).max(80),
  tagline: z.string().max(160).nullable(),
  description: z.string().max(20_000).nullable(),
  iconUrl: z.string().nullable(),
  imageUrl: z.string().nullable(),
  images: z.array(z.object({ id: z.uuid(), alt: z.string().max(300) })).max(20),
  productIds: z
    .array(productId)
    .min(2)
    .max(50)
    .refine((ids) => new Set(ids).size === ids.length, 'A bundle can’t hold a product twice'),
  partial: z.boolean(),
  variations: z.array(variationContent).max(10),
  pageBlocks: z.array(pageBlock).max(60),
})
export type BundleContent = z.infer<typeof bundleContent>

/** The same while it is being edited. */
export const bundleDraftContent = bundleContent.extend({
  name: z.string().max(80),
  productIds: z.array(productId).max(50),
  variations: z.array(draftVariationContent).max(10),
})
export type BundleDraftContent = z.infer<typeof bundleDraftContent>
