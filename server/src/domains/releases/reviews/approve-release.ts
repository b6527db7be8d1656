import { record } from '#domains/audit/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { moveRelease } from '../move-release.ts'
import { recordEvent } from '../record-event.ts'
import { releaseDecided } from './mail-decision.ts'
import { judgeBuilds, judgeDeciding } from './review.rules.ts'
import { approveBuilds, holdBuilds, holdReview } from './review.store.ts'
import { type Reviewer, requireReview } from './reviewer.ts'

const details = {
  'not-ready': 'One of its files is not ready, so there is nothing to approve.',
  'not-as-seen': 'The files have changed since you looked. Check them again before you approve.',
} as const

/** Approves a release with exactly these files; what is served from now on has their hashes. */
export const approveRelease = async (tx: Tx, reviewer: Reviewer, releaseId: string, seen: readonly string[]): Promise<void> => {
  const { userId, network, now } = reviewer
  const { release, facts } = await holdReview(tx, releaseId, userId)
  requireReview(judgeDeciding(facts, reviewer))
  const verdict = judgeBuilds(await holdBuilds(tx, releaseId), seen)
  if (!verdict.good) refuse('already-done', { detail: details[verdict.because] })

  await approveBuilds(tx, releaseId)
  await moveRelease(tx, release, 'Approved', { decided_at: now, decided_by: userId, taken_by: null, taken_until: null })
  await recordEvent(tx, { releaseId, at: now, by: userId, what: 'Approved' })
  const about = { creatorId: release.creator_id, subject: releaseId, details: { version: release.version, sha256s: [...seen] } }
  await record(tx, { action: 'release.approved', at: now, actorId: userId, network, ...about })
  await addJob(tx, releaseDecided, { id: newId('dec', now), releaseId, decision: 'approved', reason: null })
}
