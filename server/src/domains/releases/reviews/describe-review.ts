import { sql } from 'kysely'
import { reachesLevel, staffLevel } from '#contract/core/permissions.ts'
import type { Review } from '#contract/releases/reviews.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { readOptional } from '#platform/database/stored-document.ts'
import type { SignedIn } from '#platform/http/visitor.ts'
import { listFirstFiles } from '../drafting/listed-files.rules.ts'
import { readReleaseRows } from '../drafting/own-release.views.ts'
import { describeOwnRelease } from '../drafting/own-release-details.ts'
import type { UploadsPort } from '../drafting/uploads-port.ts'
import { manifestDocument, reportDocument } from '../release.documents.ts'
import { type ComparedBuild, listDifferences } from './difference.rules.ts'
import { readReviewFacts } from './review.views.ts'
import type { Reviewer } from './reviewer.ts'
import '../releases.tables.ts'

/** The nearest lower approved release, with its contents. */
const findLastApproved = async (db: Reader, releaseId: string): Promise<{ version: string; builds: ComparedBuild[] } | undefined> => {
  const last = await db
    .selectFrom('releases as r')
    .innerJoin('releases as this', (join) =>
      join.onRef('this.creator_id', '=', 'r.creator_id').onRef('this.product_id', '=', 'r.product_id').on('this.id', '=', releaseId),
    )
    .select(['r.id', 'r.version'])
    .where('r.status', '=', 'Approved')
    .whereRef('r.version_key', '<', 'this.version_key')
    .orderBy('r.version_key', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return undefined
  const rows = await db
    .selectFrom('builds as b')
    .select(['b.platform', 'b.size', 'b.manifest', 'b.report'])
    .where('b.release_id', '=', last.id)
    .orderBy('b.platform')
    .execute()
  return {
    version: last.version,
    builds: rows.map(({ manifest, report, ...row }) => ({
      ...row,
      manifest: readOptional(manifestDocument, manifest),
      report: readOptional(reportDocument, report),
    })),
  }
}

type Judged = Pick<Review, 'status' | 'creator' | 'taken'> & { isSubmitter: boolean }

const mayNotBecause = (visitor: SignedIn, { status, creator, taken, isSubmitter }: Judged): Review['mayNotBecause'] => {
  if (!reachesLevel(staffLevel('releases', visitor.staffRoles), 'write')) return 'read-only'
  if (status !== 'InReview') return 'not-in-review'
  if (isSubmitter || visitor.memberships.some(({ creatorId }) => creatorId === creator.id)) return 'own-creator'
  return taken && !taken.isYou ? 'taken' : null
}

type Asking = { visitor: SignedIn; reviewer: Reviewer; releaseId: string }

/** A release for a reviewer. One that was never submitted is visible to its creator alone. */
export const describeReview = async (db: Reader, uploads: UploadsPort, { visitor, reviewer, releaseId }: Asking): Promise<Review> => {
  const which = sql`r.id = ${releaseId} and (r.submitted_at is not null or r.status = 'Approved')`
  const row = (await readReleaseRows(db, reviewer.now, which))[0] ?? refuse('not-found')
  const facts = (await readReviewFacts(db, [releaseId], reviewer)).get(releaseId) ?? refuse('not-found')
  const { worst: _worst, ...about } = facts.about
  const release = await describeOwnRelease(db, uploads, row, { namesStaff: true, listsAll: true })
  return {
    ...listFirstFiles(release),
    ...about,
    differences: listDifferences(await findLastApproved(db, releaseId), release.builds),
    mayNotBecause: mayNotBecause(visitor, { ...about, status: release.status, isSubmitter: facts.isSubmitter }),
  }
}
