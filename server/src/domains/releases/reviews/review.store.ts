import type { Selectable } from 'kysely'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import type { ReviewFacts } from './review.rules.ts'
import '../releases.tables.ts'

export type HeldReview = { release: Selectable<Tables['releases']>; facts: ReviewFacts }

/** Locked until the transaction ends: of two who take or decide at once, the second sees what the first did. */
export const holdReview = async (tx: Tx, releaseId: string, userId: string): Promise<HeldReview> => {
  const release =
    (await tx.selectFrom('releases').selectAll().where('id', '=', releaseId).forUpdate().executeTakeFirst()) ?? refuse('not-found')
  // Whoever submitted it cannot review it, also after leaving the team.
  const member = await tx
    .selectFrom('creator_members')
    .select('user_id')
    .where('creator_id', '=', release.creator_id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const { status, taken_by, taken_until, submitted_by } = release
  return {
    release,
    facts: { status, takenBy: taken_by, takenUntil: taken_until, isOwnTeam: member !== undefined || submitted_by === userId },
  }
}

export const setTaken = async (tx: Tx, id: string, taken: { by: string; until: Date } | null): Promise<void> => {
  await tx
    .updateTable('releases')
    .set({ taken_by: taken?.by ?? null, taken_until: taken?.until ?? null })
    .where('id', '=', id)
    .execute()
}

export const holdBuilds = (tx: Tx, releaseId: string) =>
  tx.selectFrom('builds').select(['id', 'status', 'sha256']).where('release_id', '=', releaseId).forUpdate().execute()

/** What was reviewed is what is served: from here on the database refuses changes. */
export const approveBuilds = async (tx: Tx, releaseId: string): Promise<void> => {
  await tx.updateTable('builds').set({ status: 'Approved', reason: null }).where('release_id', '=', releaseId).execute()
}

export const rejectBuilds = async (tx: Tx, releaseId: string, reason: string): Promise<void> => {
  await tx.updateTable('builds').set({ status: 'Rejected', reason }).where('release_id', '=', releaseId).execute()
}
