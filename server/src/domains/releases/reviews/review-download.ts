import type { FastifyInstance } from 'fastify'
import { reachesLevel, staffLevel } from '#contract/core/permissions.ts'
import { record } from '#domains/audit/index.ts'
import type { Clock } from '#kernel/clock.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { sendFile } from '#platform/http/send-file.ts'
import { buildHeaders } from '../downloads/build-headers.ts'
import type { Reviewer } from './reviewer.ts'
import '../releases.tables.ts'

/** A purpose of its own: customers' links do not work here, and these do not work there. */
const purpose = 'review-download'
const lasts = 15 * 60 * 1000

/**
 * A build that QA may look at: of a release that is in review or approved, or one that they rejected. Files that its creator added to a
 * release since it was sent back are theirs alone until they submit it.
 */
const findReviewBuild = (db: Reader, buildId: string) =>
  db
    .selectFrom('builds as b')
    .innerJoin('releases as r', 'r.id', 'b.release_id')
    .select(['b.id', 'b.name', 'b.file_key', 'b.size', 'b.sha256', 'r.id as releaseId', 'r.creator_id as creatorId', 'r.version'])
    .where('b.id', '=', buildId)
    .where('b.file_key', 'is not', null)
    .where('b.size', 'is not', null)
    .where((eb) => eb.or([eb('r.status', 'in', ['InReview', 'Approved']), eb('b.status', '=', 'Rejected')]))
    .executeTakeFirst()

type LinkDeps = { db: Reader; signatures: Vault; publicUrl: string }

/** A link for 15 minutes. Who got which file to test is in the audit log. */
export const linkReviewBuild = async (
  { db, signatures, publicUrl }: LinkDeps,
  { userId, network, now }: Reviewer,
  { releaseId, buildId }: { releaseId: string; buildId: string },
): Promise<string> => {
  const found = await findReviewBuild(db, buildId)
  const build = found?.releaseId === releaseId ? found : refuse('not-found')
  const details = { version: build.version, name: build.name, sha256: build.sha256 }
  const about = { creatorId: build.creatorId, subject: releaseId, details, network }
  await db.transaction().execute((tx) => record(tx, { action: 'release.downloaded-for-review', at: now, actorId: userId, ...about }))
  const signed = signatures.sign(purpose, `${buildId} ${userId}`, new Date(now.getTime() + lasts))
  return new URL(`/api/review-downloads/${signed}/${encodeURIComponent(build.name)}`, publicUrl).href
}

/** The link ends when its holder loses the role. */
const isReviewer = async (db: Reader, userId: string): Promise<boolean> => {
  const user = await db
    .selectFrom('users')
    .select('staff_roles')
    .where('id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return user !== undefined && reachesLevel(staffLevel('releases', user.staff_roles), 'write')
}

type ServeDeps = { db: Reader; files: Files; signatures: Vault; clock: Clock }

/** Serves reviewers' links, while the release is still in review. */
export const serveReviewDownloads = (app: FastifyInstance, { db, files, signatures, clock }: ServeDeps): void => {
  app.route<{ Params: { signed: string; name: string } }>({
    method: ['GET', 'HEAD'],
    url: '/api/review-downloads/:signed/:name',
    config: { access: 'public' },
    handler: async (request, reply) => {
      const [buildId, userId] = signatures.readSigned(purpose, request.params.signed, clock.now())?.split(' ') ?? []
      if (!buildId || !userId || !(await isReviewer(db, userId))) return refuse('link-over')
      const build = await findReviewBuild(db, buildId)
      if (!build || build.file_key === null || build.size === null) return refuse('link-over')
      // During another check it has no hash, and nobody could say whether a part is of the same file.
      const etag = build.sha256 === null ? null : `"${build.sha256}"`
      const headers = { ...buildHeaders(build.file_key, build.name), ...(etag && { etag }) }
      const known = request.headers['if-range']
      const mayResume = known === undefined || known === etag
      return sendFile(request, reply, { files, key: build.file_key, size: build.size, headers, mayResume })
    },
  })
}
