import { z } from 'zod'
import { productType } from '../catalog/catalog.ts'
import { itemStates } from '../catalog/editing.ts'
import { prefixedId, productId } from '../core/ids.ts'
import { pagedList, sortBy } from '../core/page.ts'
import { route } from '../core/route.ts'
import { buildReport } from './build-report.ts'
import { buildPlatforms } from './platforms.ts'
import { buildStatus, channel, jobStatus, releaseEvent, releaseStatus } from './release-states.ts'
import { manifest, releaseId } from './releases.ts'

/** A creator's releases: drafts, in review, and published. */

const mayRead = { creator: 'releases', level: 'read' } as const
const mayWrite = { creator: 'releases', level: 'write' } as const

const buildPlatform = z.enum(buildPlatforms)

const ownBuildRow = z.object({
  id: z.string(),
  platform: buildPlatform,
  name: z.string(),
  /** null while the file is being uploaded. */
  size: z.number().int().nullable(),
  status: buildStatus,
})

export const ownBuild = ownBuildRow.extend({
  sha256: z.string().nullable(),
  /** Why it is not ready or was rejected, in words that help its creator. */
  reason: z.string().nullable(),
  /** The upload of the file, while it is in progress. */
  upload: z.object({ id: z.string(), received: z.number().int(), size: z.number().int(), expiresAt: z.iso.datetime() }).nullable(),
  /** The check after the upload; null while the file is being uploaded. */
  check: z.object({ status: jobStatus, progress: z.number(), tries: z.number().int() }).nullable(),
  report: buildReport.nullable(),
  /** The first files inside it, and how many more there are. */
  manifest: manifest.extend({ unlisted: z.number().int() }).nullable(),
  /** The name of the uploaded file, if an installer was made from it. */
  madeFrom: z.string().nullable(),
  /** The creator's signature of this file, for Sparkle and WinSparkle. */
  edSignature: z.string().nullable(),
})
export type OwnBuild = z.infer<typeof ownBuild>

const publication = z.object({
  publishedAt: z.iso.datetime().nullable(),
  /** When it will be published automatically. */
  scheduledAt: z.iso.datetime().nullable(),
  /** The percentage of customers who get it. */
  rolloutPercent: z.number().int(),
  /** No new customers get it since then. */
  rolloutStoppedAt: z.iso.datetime().nullable(),
  /** No customers get it since then. */
  rolledBackAt: z.iso.datetime().nullable(),
})

export const ownReleaseRow = publication.extend({
  id: releaseId,
  productId,
  productName: z.string(),
  productType,
  iconUrl: z.string().nullable(),
  version: z.string(),
  channel,
  status: releaseStatus,
  /** Why it was rejected, or what has to be changed. */
  reason: z.string().nullable(),
  /** Whether its channel offers it to everyone now. */
  isCurrent: z.boolean(),
  createdAt: z.iso.datetime(),
  submittedAt: z.iso.datetime().nullable(),
  builds: z.array(ownBuildRow),
  /** Finished downloads of its builds. */
  downloads: z.number().int(),
})
export type OwnReleaseRow = z.infer<typeof ownReleaseRow>

export const ownRelease = ownReleaseRow.extend({
  notes: z.string(),
  notesHtml: z.string(),
  builds: z.array(ownBuild),
  /** A release can be published while its product's page is still a draft: then nobody can buy it. */
  productState: z.enum(itemStates),
  /** It is the first on its channel, so everyone gets it, whatever its rollout percentage. */
  isFirst: z.boolean(),
  /** Newest first. */
  history: z.array(releaseEvent),
  /** What is missing before it can be submitted; empty if nothing is. */
  missing: z.array(z.object({ code: z.string(), text: z.string() })),
})
export type OwnReleaseDetails = z.infer<typeof ownRelease>

export const version = z
  .string({ error: 'Enter a version' })
  .trim()
  .max(64, 'Use at most 64 characters')
  .regex(
    /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,8})(?:-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*)?(?:\+[0-9A-Za-z.-]+)?$/,
    'Use a version such as 2.4.0',
  )

const notes = z.string().max(20_000, 'Use at most 20,000 characters')

export const releaseForm = z.object({ version, channel, notes })
export type ReleaseForm = z.output<typeof releaseForm>

const params = z.object({ releaseId })
const buildParams = params.extend({ platform: buildPlatform })
const answers = { 200: ownRelease } as const

export const releaseColumns = ['name', 'state', 'channel', 'since', 'downloads'] as const

const releaseSort = sortBy(releaseColumns)
export type ReleaseSort = z.infer<typeof releaseSort>

export const listCreatorReleases = route({
  name: 'listCreatorReleases',
  method: 'GET',
  path: '/api/creator/releases',
  summary: 'Releases of the active creator, the newest first unless sorted otherwise; of one product, or all',
  access: mayRead,
  query: z.object({
    productId: productId.optional(),
    status: releaseStatus.optional(),
    search: z.string().max(100).optional(),
    after: prefixedId('rel').optional(),
    sort: releaseSort.optional(),
  }),
  answers: { 200: pagedList(ownReleaseRow) },
})

export const getCreatorRelease = route({
  name: 'getCreatorRelease',
  method: 'GET',
  path: '/api/creator/releases/{releaseId}',
  summary: 'A release with its builds, what was found in them, and its history',
  access: mayRead,
  params,
  answers,
})

export const createRelease = route({
  name: 'createRelease',
  method: 'POST',
  path: '/api/creator/products/{productId}/releases',
  summary: 'Creates a release; its version is higher than any in its channel',
  access: mayWrite,
  params: z.object({ productId }),
  body: releaseForm,
  answers: { 201: ownRelease },
})

export const changeRelease = route({
  name: 'changeRelease',
  method: 'PATCH',
  path: '/api/creator/releases/{releaseId}',
  summary: 'Changes version, channel or notes of a release that is not in review; notes also later',
  access: mayWrite,
  params,
  body: releaseForm.partial(),
  answers,
})

export const discardRelease = route({
  name: 'discardRelease',
  method: 'DELETE',
  path: '/api/creator/releases/{releaseId}',
  summary: 'Removes a release that was never approved, with its files',
  access: mayWrite,
  params,
  answers: { 204: null },
})

export const setBuild = route({
  name: 'setBuild',
  method: 'PUT',
  path: '/api/creator/releases/{releaseId}/builds/{platform}',
  summary: 'Sets the upload for a platform and replaces the one before; it may still be in progress',
  access: mayWrite,
  params: buildParams,
  body: z.object({ uploadId: z.string().max(64) }),
  answers,
})

export const removeBuild = route({
  name: 'removeBuild',
  method: 'DELETE',
  path: '/api/creator/releases/{releaseId}/builds/{platform}',
  summary: 'Removes a file from a release',
  access: mayWrite,
  params: buildParams,
  answers,
})

export const checkBuildAgain = route({
  name: 'checkBuildAgain',
  method: 'POST',
  path: '/api/creator/releases/{releaseId}/builds/{platform}/check',
  summary: 'Checks a file again whose check has failed',
  access: mayWrite,
  params: buildParams,
  answers,
})

/** 64 bytes in base64, as `sign_update` of Sparkle and `winsparkle-tool sign` print them. */
export const edSignature = z
  .string({ error: 'Enter the signature' })
  .trim()
  .regex(/^[A-Za-z0-9+/]{85}[AQgw]==$/, 'Paste the signature that sign_update prints: 88 characters that end with ==')

export const signBuild = route({
  name: 'signBuild',
  method: 'PUT',
  path: '/api/creator/releases/{releaseId}/builds/{platform}/signature',
  summary: 'The Ed25519 signature of a file, made with the creator’s own key, for update feeds; null takes it away. At any time',
  access: mayWrite,
  params: buildParams,
  body: z.object({ edSignature: edSignature.nullable() }),
  answers,
})

export const submitRelease = route({
  name: 'submitRelease',
  method: 'POST',
  path: '/api/creator/releases/{releaseId}/submit',
  summary: 'Hands a release to QA',
  access: mayWrite,
  params,
  answers,
})

export const withdrawRelease = route({
  name: 'withdrawRelease',
  method: 'POST',
  path: '/api/creator/releases/{releaseId}/withdraw',
  summary: 'Withdraws a release from review',
  access: mayWrite,
  params,
  answers,
})

export const previewNotes = route({
  name: 'previewNotes',
  method: 'POST',
  path: '/api/creator/releases/preview-notes',
  summary: 'Notes as customers will see them',
  access: mayRead,
  body: z.object({ notes }),
  limit: { burst: 60, perSeconds: 60 },
  answers: { 200: z.object({ html: z.string() }) },
})
