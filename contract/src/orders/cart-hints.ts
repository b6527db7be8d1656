import { z } from 'zod'
import { bundleCard } from '../catalog/catalog.ts'
import { orderId } from '../core/ids.ts'
import { misses } from '../core/misses.ts'
import { money } from '../core/money.ts'
import { route } from '../core/route.ts'

/** What the buyer could remove from the cart, or get for less. */
export const cartHints = z.object({
  /** Lines whose product is also in a bundle of the same cart. */
  covered: z.array(z.object({ lineId: z.string(), bundleLineId: z.string(), bundleName: z.string() })),
  /** A bundle that costs less than the lines it would replace, and contains all of them. */
  cheaper: z
    .object({
      bundle: bundleCard,
      replaces: z.array(z.string()),
      /** How many other products it has that the buyer does not own yet. */
      more: z.number().int(),
      saving: money,
    })
    .nullable(),
})
export type CartHints = z.infer<typeof cartHints>

export const getCartHints = route({
  name: 'getCartHints',
  misses: misses.orders,
  method: 'GET',
  path: '/api/storefront/orders/{orderId}/hints',
  summary: 'Which lines of an Open order are also in a bundle of it, and which bundle would cost less; empty once it is paid',
  access: 'public',
  params: z.object({ orderId }),
  answers: { 200: cartHints },
})
