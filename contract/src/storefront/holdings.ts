import { z } from 'zod'
import { bundleId, creatorId, productId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { download } from '../releases/releases.ts'

/** What the signed-in user has of a product. Product pages are the same for everyone; this is loaded separately. */
export const productHolding = z.object({
  /** Their valid licenses for it, combined, without trials. */
  owned: z
    .object({
      licenses: z.number().int(),
      seats: z.number().int(),
      seatsTaken: z.number().int(),
      since: z.iso.datetime(),
      /** All of them belong to subscriptions: they last as long as these are paid. */
      isSubscribed: z.boolean(),
      /** null: forever. */
      endsAt: z.iso.datetime().nullable(),
      /** The versions that their devices reported. */
      installedVersions: z.array(z.string()),
      /** Where its creator delivers it, as a sentence or a link. */
      externalFulfillment: z.string().nullable(),
    })
    .nullable(),
  /** The release that they should get. */
  release: z.object({ version: z.string(), releasedAt: z.iso.datetime(), downloads: z.array(download) }).nullable(),
  /** Their trial of it, including an expired one: nobody gets two. */
  trial: z.object({ endsAt: z.iso.datetime(), daysLeft: z.number().int() }).nullable(),
  /** A bundle with it that costs its owners less, and by which fraction; never one of which they own everything. */
  bundle: z.object({ id: bundleId, name: z.string(), takesOff: z.number() }).nullable(),
})
export type ProductHolding = z.infer<typeof productHolding>

export const getProductHolding = route({
  name: 'getProductHolding',
  method: 'GET',
  path: '/api/storefront/products/{creatorId}/{productId}/mine',
  summary:
    'What the signed-in user has of a product: licenses, seats, their release, their trial, the bundle it makes cheaper; empty for anyone else',
  access: 'public',
  params: z.object({ creatorId, productId }),
  answers: { 200: productHolding },
})
