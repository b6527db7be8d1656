import { z } from 'zod'
import { pageBlock, shownBlock } from '../catalog/page-blocks.ts'
import { address } from '../core/address.ts'
import { creatorId } from '../core/ids.ts'
import { pagedList } from '../core/page.ts'
import { route } from '../core/route.ts'
import { sound } from '../media/sounds.ts'

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

export const installerConfiguration = z
  .object({ eula: z.string(), windowsIcon: z.string(), macBackground: z.string(), macBackgroundDark: z.string() })
  .partial()

/** A creator as its storefront shows it: never the tax id, the payout account or the owner. */
export const creatorStorefront = creatorSummary.extend({
  tagline: z.string().nullable(),
  description: z.string().nullable(),
  descriptionHtml: z.string(),
  websiteUrl: z.string().nullable(),
  bioImageUrl: z.string().nullable(),
  whitelabel: z.boolean(),
  live: z.boolean(),
  featured: z.boolean(),
  /** It cannot sell anything new at the moment. */
  isSuspended: z.boolean(),
  socialMediaAccounts: socialMediaAccounts.nullable(),
  pageBlocks: z.array(shownBlock).nullable(),
  sounds: z.record(z.string(), sound),
})
export type CreatorStorefront = z.infer<typeof creatorStorefront>

export const vendor = z.object({ id: creatorId, name: z.string(), logoUrl: z.string().nullable() })

export const getVendor = route({
  name: 'getVendor',
  method: 'GET',
  path: '/api/public/vendors/current',
  summary: 'Who sells here: the creator whose scope the call uses',
  access: 'public',
  scope: 'creator',
  answers: { 200: vendor },
})

const payoutAccount = z.union([
  z.object({ type: z.literal('Bank'), iban: z.string(), bic: z.string().nullable() }),
  z.object({ type: z.literal('ACH'), routingNumber: z.string(), accountNumber: z.string(), accountType: z.enum(['Checking', 'Saving']) }),
])

/** A creator as its own team sees it. Fields that a role may not see are null. */
export const fullCreator = creatorSummary.extend({
  tagline: z.string().nullable(),
  description: z.string().nullable(),
  businessName: z.string().nullable(),
  taxId: z.string().nullable(),
  email: z.string().nullable(),
  websiteUrl: z.string().nullable(),
  address: address.nullable(),
  ownerId: z.string().nullable(),
  bioImageUrl: z.string().nullable(),
  licenses: z.number().int(),
  trials: z.number().int(),
  sales: z.number().int(),
  whitelabel: z.boolean(),
  live: z.boolean(),
  featured: z.boolean(),
  installerConfiguration: installerConfiguration.optional(),
  latestTermsAndConditionsSigned: z
    .object({ version: z.string(), at: z.iso.datetime(), by: z.object({ id: z.string(), name: z.string(), email: z.string() }) })
    .nullable(),
  payoutAccount: payoutAccount.nullable(),
  socialMediaAccounts: socialMediaAccounts.nullable(),
  pageBlocks: z.array(pageBlock).nullable(),
})
export type FullCreator = z.infer<typeof fullCreator>

export const getCreator = route({
  name: 'getCreator',
  method: 'GET',
  path: '/api/creator/meta',
  summary: 'The creator that the signed-in user acts for',
  access: 'creator',
  answers: { 200: fullCreator },
})

export const listAccessibleCreators = route({
  name: 'listAccessibleCreators',
  method: 'GET',
  path: '/api/creator/meta/accessible-creators',
  summary: 'The creators that the signed-in user may act for, by name',
  access: 'signed-in',
  query: z.object({ search: z.string().max(100).optional(), after: z.string().max(200).optional() }),
  answers: { 200: pagedList(creatorSummary) },
})

export const actingReason = z.string().trim().min(1, 'Give a reason. It will be logged.').max(500, 'Use at most 500 characters')

export const chooseCreator = route({
  name: 'chooseCreator',
  method: 'PUT',
  path: '/api/creator/meta/active-creator',
  summary: 'Chooses the creator to act for; staff say why and have an hour; null ends acting for one that is not one’s own',
  access: 'signed-in',
  body: z.object({ creatorId: creatorId.nullable(), reason: actingReason.optional() }),
  answers: { 204: null },
})
