import { z } from 'zod'
import { bundleId, creatorId, productId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { download } from '../releases/releases.ts'

/** What whoever looks at a product has of it. Pages are the same for everybody; this is asked for beside them. */
export const productHolding = z.object({
  /** Their good licenses of it, all together; trials left out. */
  owned: z
    .object({
      licenses: z.number().int(),
      seats: z.number().int(),
      seatsTaken: z.number().int(),
      since: z.iso.datetime(),
      /** All of them belong to subscriptions: they go on while these are paid. */
      isSubscribed: z.boolean(),
      /** null: for good. */
      endsAt: z.iso.datetime().nullable(),
      /** The versions that their devices said they run. */
      installedVersions: z.array(z.string()),
      /** Where its creator delivers it, in a sentence or a link. */
      externalFulfillment: z.string().nullable(),
    })
    .nullable(),
  /** The release that is meant for them. */
  release: z.object({ version: z.string(), releasedAt: z.iso.datetime(), downloads: z.array(download) }).nullable(),
  /** Their trial of it, also one that is over: nobody has two. */
  trial: z.object({ endsAt: z.iso.datetime(), daysLeft: z.number().int() }).nullable(),
  /** A bundle that holds it and costs its owners less, by which part of its price; none that they own whole. */
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
