import { z } from 'zod'
import { productId } from '../core/ids.ts'
import { route } from '../core/route.ts'
import { version } from './own-releases.ts'
import { channel, platform } from './release-states.ts'
import { downloadId } from './releases.ts'

/**
 * What plugins and apps ask to know whether there is something newer. `Authorization: LicenseToken ...` says whose they are: a release
 * that is only out for some is shown to those. Without one, or with a bad one, it is what everybody gets.
 */

/** Without the one character that the database cannot look up. */
const anyId = z
  .string()
  .max(200)
  .transform((id) => id.replaceAll('\0', ''))
const params = z.object({ creatorId: anyId, productId: anyId })

const updateDownload = z.object({
  key: downloadId,
  platform,
  /** The name of the file. */
  name: z.string(),
  size: z.number().int(),
  /** SHA-256 of the file, in hex. */
  sha256: z.string(),
  /** Made by the creator with their own key; null where they gave none. */
  edSignature: z.string().nullable(),
  /** Leads on to a link of 15 minutes for whoever may have the file; asked with the same license token. */
  url: z.string(),
})

const latestRelease = z.object({
  productId,
  version: z.string(),
  channel,
  publishedAt: z.iso.datetime(),
  /** Markdown, and the same as HTML that executes nothing. */
  notes: z.string(),
  notesHtml: z.string(),
  /** Whether it is newer than the version that was named; null when none was. */
  isNewer: z.boolean().nullable(),
  /** For the platform that was named, or for all. */
  downloads: z.array(updateDownload),
})
export type LatestRelease = z.infer<typeof latestRelease>

/** An update check of every plugin in a song comes at once. */
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
