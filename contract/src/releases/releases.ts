import { z } from 'zod'
import { productType } from '../catalog/catalog.ts'
import { creatorId, prefixedId, productId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { channel, platform } from './release-states.ts'

/**
 * What a product's releases offer to customers. A program of the creator may also show `Authorization: LicenseToken ...`, so that
 * a plugin can fetch its own update; a bad one only makes the request anonymous.
 */
export const releaseId = prefixedId('rel')
/** The id of a build, unique in the whole shop. */
export const downloadId = prefixedId('bld')

/** What is in the archive. */
export const manifest = z.object({
  files: z.array(z.object({ name: z.string(), path: z.string(), size: z.number().int().optional() })),
  licensePath: z.string().nullable(),
})
export type Manifest = z.infer<typeof manifest>

/** A file of a release. */
export const download = z.object({
  /** The name of the file. */
  name: z.string(),
  key: downloadId,
  platform,
  size: z.number().int(),
  /** SHA-256 of the file, in hex. */
  sha256: z.string(),
  /** Absolute; it leads on to a signed link that lasts 15 minutes. null for whoever may not have it. */
  path: z.string().nullable(),
  manifest: manifest.optional(),
})
export type Download = z.infer<typeof download>

const release = z.object({
  id: releaseId,
  version: z.string(),
  /** Markdown, and the same as HTML that executes nothing. */
  notes: z.string(),
  notesHtml: z.string(),
  publishedAt: z.iso.datetime(),
  downloads: z.array(download),
})
export type Release = z.infer<typeof release>

/** What somebody must be or have to get the files. */
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
  creator: z.object({ name: z.string(), slug: creatorId }),
  /** It is no longer in the shop, so that it has no page there; its downloads are there for its owners. */
  isWithdrawn: z.literal(true).optional(),
  /** Where a trial can be had without buying. */
  trialDays: z.number().int(),
  /** What the caller's system is, as far as it says. */
  platform: platform.nullable(),
  /** The newest first, so many at a time. */
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
