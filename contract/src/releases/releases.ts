import { z } from 'zod'
import { productType } from '../catalog/catalog.ts'
import { creatorId, prefixedId, productId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { channel, platform } from './release-states.ts'

/**
 * The releases of a product, for customers. A creator's program may send `Authorization: LicenseToken ...`, so that a plugin can download
 * its own update; an invalid token only makes the request anonymous.
 */
export const releaseId = prefixedId('rel')
/** The id of a build, unique across the shop. */
export const downloadId = prefixedId('bld')

/** The contents of the archive. */
export const manifest = z.object({
  files: z.array(z.object({ name: z.string(), path: z.string(), size: z.number().int().optional() })),
  licensePath: z.string().nullable(),
})
export type Manifest = z.infer<typeof manifest>

/** A file of a release. */
export const download = z.object({
  /** The file name. */
  name: z.string(),
  key: downloadId,
  platform,
  size: z.number().int(),
  /** SHA-256 of the file, in hex. */
  sha256: z.string(),
  /** An absolute URL that redirects to a signed link, valid for 15 minutes. null if the caller may not download it. */
  path: z.string().nullable(),
  manifest: manifest.optional(),
})
export type Download = z.infer<typeof download>

const release = z.object({
  id: releaseId,
  version: z.string(),
  /** Markdown, and the same as HTML that cannot execute anything. */
  notes: z.string(),
  notesHtml: z.string(),
  publishedAt: z.iso.datetime(),
  downloads: z.array(download),
})
export type Release = z.infer<typeof release>

/** What a user needs to be allowed to download. */
export const downloadNeeds = z.object({
  downloadsNeedsUser: z.boolean(),
  downloadsNeedsOwnership: z.boolean(),
  downloadsAllowed: z.boolean(),
})

export const productReleases = downloadNeeds.extend({
  productId,
  name: z.string(),
  type: productType,
  iconUrl: z.string().nullable(),
  creatorId,
  creator: z.object({
    name: z.string(),
    slug: creatorId,
    /** The storefront is not public: it has no page either. */
    isHidden: z.literal(true).optional(),
  }),
  /** No longer in the shop: it has no page, but its owners can still download it. */
  isWithdrawn: z.literal(true).optional(),
  /** The length of its longest trial; 0 without one. */
  trialDays: z.number().int(),
  /** The caller's system, if it is known. */
  platform: platform.nullable(),
  /** Newest first, one page at a time. */
  releases: z.array(release),
  hasMore: z.boolean(),
  next: z.string().nullable(),
})
export type ProductReleases = z.infer<typeof productReleases>

const params = z.object({ creatorId, productId })

export const listReleases = route({
  name: 'listReleases',
  method: 'GET',
  path: '/api/storefront/products/{creatorId}/{productId}/releases',
  summary: 'The published releases of a product, with their builds, sizes, checksums and notes; `next` leads to older ones',
  access: 'public',
  params,
  query: z.object({ channel: channel.optional(), after: releaseId.optional() }),
  answers: { 200: productReleases },
})

const redirect = z.enum(['true', 'false']).optional()
const links = { 200: z.object({ location: z.string() }), 302: null } as const

export const getDownload = route({
  name: 'getDownload',
  method: 'GET',
  path: '/api/customer/inventory/downloads/{downloadId}',
  summary: 'Redirects to a build’s file by a signed link, valid for 15 minutes; with redirect=false it returns {location}',
  access: 'public',
  scope: 'creator',
  params: z.object({ downloadId }),
  query: z.object({ redirect }),
  limit: { burst: 120, perSeconds: 600 },
  answers: links,
})

export const getNewestDownload = route({
  name: 'getNewestDownload',
  method: 'GET',
  path: '/api/storefront/products/{creatorId}/{productId}/download',
  summary: 'The same for the newest build of the named platform, or else of the caller’s own system',
  access: 'public',
  params,
  query: z.object({ redirect, platform: platform.optional(), channel: channel.optional() }),
  limit: { burst: 120, perSeconds: 600 },
  answers: links,
})
