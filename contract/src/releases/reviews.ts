import { z } from 'zod'
import { creatorId, prefixedId } from '../core/ids.ts'
import { pagedList } from '../core/page.ts'
import { route } from '../core/route.ts'
import { ownRelease, ownReleaseRow } from './own-releases.ts'
import { buildPlatforms } from './platforms.ts'
import { downloadId, releaseId } from './releases.ts'

/** The QA review of releases, for the shop's staff. */

const mayRead = { staff: 'releases', level: 'read' } as const
const mayWrite = { staff: 'releases', level: 'write' } as const

/** Who is reviewing it at the moment; until then nobody else can decide. */
const taken = z.object({ by: z.object({ id: z.string(), name: z.string() }), isYou: z.boolean(), until: z.iso.datetime() })

const creator = z.object({ id: creatorId, name: z.string() })

const reviewRow = ownReleaseRow.extend({
  creator,
  taken: taken.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  /** The worst result in its reports. */
  worst: z.enum(['green', 'amber', 'red']).nullable(),
})
export type ReviewRow = z.infer<typeof reviewRow>

/** The differences from the last approved release, for one platform. */
const buildDifference = z.object({
  platform: z.enum(buildPlatforms),
  /** Whether the contents of both are known; otherwise they cannot be compared. */
  isCompared: z.boolean(),
  before: z.object({ version: z.string(), size: z.number().int() }).nullable(),
  sizeNow: z.number().int().nullable(),
  added: z.array(z.string()),
  removed: z.array(z.string()),
  /** Files with a different size, if sizes are known. */
  changed: z.array(z.object({ path: z.string(), before: z.number().int(), now: z.number().int() })),
  formatsAdded: z.array(z.string()),
  formatsRemoved: z.array(z.string()),
  /** How many more there are than listed. */
  unlisted: z.number().int(),
})
export type BuildDifference = z.infer<typeof buildDifference>

const review = ownRelease.extend({
  creator,
  taken: taken.nullable(),
  decidedAt: z.iso.datetime().nullable(),
  decidedBy: z.string().nullable(),
  differences: z.array(buildDifference),
  /** Why the caller may not decide; null if they may. */
  mayNotBecause: z.enum(['own-creator', 'taken', 'not-in-review', 'read-only']).nullable(),
})
export type Review = z.infer<typeof review>

const params = z.object({ releaseId })
const answers = { 200: review } as const
const reason = z
  .string({ error: 'Give a reason' })
  .trim()
  .min(1, 'Give a reason the creator can act on')
  .max(4000, 'Use at most 4,000 characters')

export const reviewFilters = ['waiting', 'mine', 'decided', 'all'] as const

export const listReviews = route({
  name: 'listReviews',
  method: 'GET',
  path: '/api/admin/releases',
  summary: 'The review queue: open ones, the oldest first; or decided ones, the newest first',
  access: mayRead,
  query: z.object({
    show: z.enum(reviewFilters).optional(),
    search: z.string().max(100).optional(),
    creatorId: creatorId.optional(),
    after: prefixedId('rel').optional(),
  }),
  answers: { 200: pagedList(reviewRow) },
})

export const getReview = route({
  name: 'getReview',
  method: 'GET',
  path: '/api/admin/releases/{releaseId}',
  summary: 'A release for review: reports, what differs from the last approved one, history',
  access: mayRead,
  params,
  answers,
})

export const takeReview = route({
  name: 'takeReview',
  method: 'POST',
  path: '/api/admin/releases/{releaseId}/take',
  summary: 'Takes a review for 30 minutes; repeated by the same reviewer, it extends the time',
  access: mayWrite,
  params,
  answers,
})

export const giveBackReview = route({
  name: 'giveBackReview',
  method: 'POST',
  path: '/api/admin/releases/{releaseId}/give-back',
  summary: 'Lets someone else take it',
  access: mayWrite,
  params,
  answers,
})

export const approveRelease = route({
  name: 'approveRelease',
  method: 'POST',
  path: '/api/admin/releases/{releaseId}/approve',
  summary: 'Approves a release; what is served from now on has these hashes',
  access: mayWrite,
  params,
  /** The files that the reviewer saw, so that newer ones are not approved unseen. */
  body: z.object({ sha256s: z.array(z.string().regex(/^[0-9a-f]{64}$/)).max(10) }),
  answers,
})

export const rejectRelease = route({
  name: 'rejectRelease',
  method: 'POST',
  path: '/api/admin/releases/{releaseId}/reject',
  summary: 'Rejects a release; the reason is mailed to its creator',
  access: mayWrite,
  params,
  body: z.object({ reason }),
  answers,
})

export const askForChanges = route({
  name: 'askForChanges',
  method: 'POST',
  path: '/api/admin/releases/{releaseId}/changes',
  summary: 'Sends a release back with what needs to change',
  access: mayWrite,
  params,
  body: z.object({ reason }),
  answers,
})

export const getReviewDownload = route({
  name: 'getReviewDownload',
  method: 'GET',
  path: '/api/admin/releases/{releaseId}/builds/{downloadId}',
  summary: 'A signed link to a build that is in review or was decided, for testing',
  access: mayWrite,
  params: params.extend({ downloadId }),
  query: z.object({ redirect: z.enum(['true', 'false']).optional() }),
  answers: { 200: z.object({ location: z.string() }), 302: null },
})
