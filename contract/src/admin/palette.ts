import { z } from 'zod'
import { route } from '../core/route.ts'

/** The search of the command palette. */

/** The role in which something is found: as staff, for the creator they act for, or as a customer. */
export const paletteScopes = ['Staff', 'Creator', 'Own'] as const
export const paletteKinds = ['Product', 'Order', 'Person', 'License', 'Creator', 'Coupon'] as const

const paletteHit = z.object({
  scope: z.enum(paletteScopes),
  kind: z.enum(paletteKinds),
  /** The id in its page's address: an id, or creator/product. */
  id: z.string(),
  label: z.string(),
  note: z.string(),
})
export type PaletteHit = z.infer<typeof paletteHit>

export const searchPalette = route({
  name: 'searchPalette',
  method: 'GET',
  path: '/api/palette',
  summary: 'Products, orders, people and licenses whose name, address or number begins as typed, as far as the key and one’s roles reach',
  access: 'signed-in',
  query: z.object({
    q: z.string().trim().min(1).max(100),
    /** The user's `searchKey`; without one only the shop and the user's own things are searched. */
    key: z.string().max(500).optional(),
  }),
  limit: { burst: 100, perSeconds: 20 },
  answers: { 200: z.array(paletteHit) },
})
