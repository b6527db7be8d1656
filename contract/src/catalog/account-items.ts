import { z } from 'zod'
import { bundleId, creatorId, productId } from '../core/ids.ts'

/** A product or bundle as the account routes return it: SDKs read the bare id, our pages also need the creator. */

const names = {
  creatorId,
  creatorName: z.string(),
  name: z.string(),
  tagline: z.string().nullable(),
  iconUrl: z.string().nullable(),
  /** Whether the caller owns it. */
  owned: z.boolean(),
}

export const accountProduct = z.object({ id: productId, type: z.literal('Product'), ...names })
export type AccountProduct = z.infer<typeof accountProduct>

export const accountBundle = z.object({
  id: bundleId,
  type: z.literal('Bundle'),
  ...names,
  partial: z.boolean(),
  products: z.array(accountProduct.extend({ included: z.boolean() })),
})
export type AccountBundle = z.infer<typeof accountBundle>
