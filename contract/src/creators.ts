import { z } from 'zod'
import { creatorId } from './ids.ts'
import { pageBlock } from './page-blocks.ts'
import { route } from './route.ts'
import { sound } from './sounds.ts'

export const creatorSummary = z.object({ id: creatorId, name: z.string(), slug: creatorId, logoUrl: z.string().nullable() })
export type CreatorSummary = z.infer<typeof creatorSummary>

export const socialMediaAccounts = z.object({
  instagram: z.string().nullable(),
  youtube: z.string().nullable(),
  spotify: z.string().nullable(),
  soundCloud: z.string().nullable(),
  facebook: z.string().nullable(),
})
export type SocialMediaAccounts = z.infer<typeof socialMediaAccounts>

/** What a storefront shows of a creator: never the tax id, the payout account or the owner. */
export const creatorStorefront = creatorSummary.extend({
  tagline: z.string().nullable(),
  description: z.string().nullable(),
  descriptionHtml: z.string(),
  websiteUrl: z.string().nullable(),
  bioImageUrl: z.string().nullable(),
  whitelabel: z.boolean(),
  live: z.boolean(),
  featured: z.boolean(),
  socialMediaAccounts: socialMediaAccounts.nullable(),
  pageBlocks: z.array(pageBlock).nullable(),
  sounds: z.record(z.string(), sound),
})
export type CreatorStorefront = z.infer<typeof creatorStorefront>

export const vendor = z.object({ id: creatorId, name: z.string(), logoUrl: z.string().nullable() })

export const getVendor = route({
  name: 'getVendor',
  method: 'GET',
  path: '/api/public/vendors/current',
  summary: 'Who sells here: the creator whose scope this call is made in',
  access: 'public',
  scope: 'creator',
  answers: { 200: vendor },
})
