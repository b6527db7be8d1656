import { z } from 'zod'
import { productId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { version } from './own-releases.ts'
import { channel, platform } from './release-states.ts'
import { downloadId } from './releases.ts'

/**
 * Update checks of plugins and apps. `Authorization: LicenseToken ...` identifies the license: a release that is only for some customers is
 * offered to those. Without a token, or with an invalid one, the answer is for everyone.
 */

/** Without NUL, which the database cannot store or look up. */
const anyId = z
  .string()
  .max(200)
  .transform((id) => id.replaceAll('\0', ''))
const params = z.object({ creatorId: anyId, productId: anyId })

const updateDownload = z.object({
  key: downloadId,
  platform,
  /** The file name. */
  name: z.string(),
  size: z.number().int(),
  /** SHA-256 of the file, in hex. */
  sha256: z.string(),
  /** Signed by the creator with their own key; null if they did not. */
  edSignature: z.string().nullable(),
  /** Redirects to a link that is valid for 15 minutes; needs the same license token. */
  url: z.string(),
})

const latestRelease = z.object({
  productId,
  version: z.string(),
  channel,
  publishedAt: z.iso.datetime(),
  /** Markdown, and the same as HTML that cannot execute anything. */
  notes: z.string(),
  notesHtml: z.string(),
  /** Whether it is newer than the version in the request; null if the request has none. */
  isNewer: z.boolean().nullable(),
  /** For the requested platform, or for all. */
  downloads: z.array(updateDownload),
})
export type LatestRelease = z.infer<typeof latestRelease>

/** All plugins of a song check for updates at the same time. */
const limit = { burst: 120, perSeconds: 120 } as const

export const getLatestRelease = route({
  name: 'getLatestRelease',
  method: 'GET',
  path: '/@{creatorId}/api/client/products/{productId}/latest',
  summary: 'The release that is current for the caller, with its files; 204 when there is none for this platform',
  access: 'public',
  params,
  query: z.object({ platform: platform.optional(), channel: channel.optional(), version: version.optional() }),
  limit,
  answers: { 200: latestRelease, 204: null, 304: null },
})

const feedQuery = z.object({ channel: channel.optional() })

export const getAppcast = route({
  name: 'getAppcast',
  method: 'GET',
  path: '/@{creatorId}/api/client/products/{productId}/latest/appcast.xml',
  summary: 'The current release for Mac as an appcast, as Sparkle reads it',
  access: 'public',
  params,
  query: feedQuery,
  limit,
  answers: { 200: z.string(), 304: null },
})

export const getWinSparkleFeed = route({
  name: 'getWinSparkleFeed',
  method: 'GET',
  path: '/@{creatorId}/api/client/products/{productId}/latest/winsparkle.xml',
  summary: 'The current release for Windows as a feed, as WinSparkle reads it',
  access: 'public',
  params,
  query: feedQuery,
  limit,
  answers: { 200: z.string(), 304: null },
})
