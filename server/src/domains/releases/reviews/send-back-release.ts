import { record } from '#domains/audit/index.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { moveRelease } from '../move-release.ts'
import { recordEvent } from '../record-event.ts'
import { releaseDecided } from './mail-decision.ts'
import { judgeDeciding } from './review.rules.ts'
import { holdReview, rejectBuilds } from './review.store.ts'
import { type Reviewer, requireReview } from './reviewer.ts'

type SentBack = { to: 'Rejected' | 'ChangesRequested'; reason: string }

const toldAs = {
  Rejected: { action: 'release.rejected', decision: 'rejected' },
  ChangesRequested: { action: 'release.changes-requested', decision: 'changes-requested' },
} as const

/** Returns a release to its creator with the reason. Rejected files must be replaced before it is submitted again; otherwise they may stay. */
export const sendBackRelease = async (tx: Tx, reviewer: Reviewer, releaseId: string, { to, reason }: SentBack): Promise<void> => {
  const { userId, network, now } = reviewer
  const { release, facts } = await holdReview(tx, releaseId, userId)
  requireReview(judgeDeciding(facts, reviewer))
  if (to === 'Rejected') await rejectBuilds(tx, releaseId, reason)
  await moveRelease(tx, release, to, { reason, decided_at: now, decided_by: userId, taken_by: null, taken_until: null })
  await recordEvent(tx, { releaseId, at: now, by: userId, what: to, detail: reason })
  const { action, decision } = toldAs[to]
  const about = { creatorId: release.creator_id, subject: releaseId, details: { version: release.version, reason } }
  await record(tx, { action, at: now, actorId: userId, network, ...about })
  await addJob(tx, releaseDecided, { id: newId('dec', now), releaseId, decision, reason })
}
