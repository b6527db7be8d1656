import { z } from 'zod'
import { creatorId, productId } from '../core/ids.ts'
import { day } from '../core/period.ts'
import { route } from '../core/route.ts'

/** The first items on the front page, chosen and ordered by staff. */

export const featuredKinds = ['creators', 'products'] as const
export type FeaturedKind = (typeof featuredKinds)[number]

const days = { firstDay: day.nullable(), lastDay: day.nullable() }

const featuredItem = z.object({
  creatorId: z.string(),
  /** null for a creator. */
  productId: z.string().nullable(),
  name: z.string(),
  /** The creator of a product. */
  by: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  ...days,
  /** Why it is not shown although it is scheduled now: it is no longer live, or lacks something. */
  hindrance: z.string().nullable(),
})
export type FeaturedItem = z.infer<typeof featuredItem>

const featuredList = z.object({ version: z.int(), items: z.array(featuredItem) })
export type FeaturedList = z.infer<typeof featuredList>

const mayRead = { staff: 'creators', level: 'read' } as const
const mayWrite = { staff: 'creators', level: 'write' } as const
const params = z.object({ kind: z.enum(featuredKinds) })

export const getFeaturedList = route({
  name: 'getFeaturedList',
  method: 'GET',
  path: '/api/admin/featured/{kind}',
  summary: 'What is featured, in order, including future entries',
  access: mayRead,
  params,
  answers: { 200: featuredList },
})

const chosen = z
  .object({ creatorId, productId: productId.nullable().default(null), ...days })
  .refine(({ firstDay, lastDay }) => firstDay === null || lastDay === null || firstDay <= lastDay, {
    error: 'The last day is before the first',
    path: ['lastDay'],
  })

export const maxFeatured = 24

export const saveFeaturedList = route({
  name: 'saveFeaturedList',
  method: 'PUT',
  path: '/api/admin/featured/{kind}',
  summary: 'Replaces the whole list, in this order; refused if someone else has changed it since',
  access: mayWrite,
  params,
  body: z.object({ version: z.int().min(0).max(1_000_000_000), items: z.array(chosen).max(maxFeatured) }),
  answers: { 200: featuredList },
})

const candidate = z.object({
  creatorId: z.string(),
  productId: z.string().nullable(),
  name: z.string(),
  by: z.string().nullable(),
  pictureUrl: z.string().nullable(),
  /** Why it cannot be featured; null if it can. */
  hindrance: z.string().nullable(),
})
export type FeaturedCandidate = z.infer<typeof candidate>

export const findFeaturedCandidates = route({
  name: 'findFeaturedCandidates',
  method: 'GET',
  path: '/api/admin/featured/{kind}/candidates',
  summary: 'Live creators or products by name, with the reason if one cannot be featured',
  access: mayWrite,
  params,
  query: z.object({ q: z.string().trim().max(100).default('') }),
  answers: { 200: z.array(candidate) },
})
