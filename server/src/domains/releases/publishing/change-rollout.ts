import { type Editor, noteStaff } from '#domains/creators/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { recordEvent } from '../record-event.ts'
import { requireVerdict } from './publish-release.ts'
import { judgeRollout, judgeStop } from './publishing.rules.ts'
import { findRemaining, holdForPublishing, publishableOf, setPublication } from './publishing.store.ts'
import { releasePublished } from './release-published.ts'

/** Gives a release to more of its customers; a stopped one continues. */
export const widenRollout = async (tx: Tx, editor: Editor, releaseId: string, percent: number): Promise<void> => {
  const { creatorId, userId, now } = editor
  const release = await holdForPublishing(tx, releaseId, creatorId)
  requireVerdict(judgeRollout(publishableOf(release), percent))
  await setPublication(tx, releaseId, { rollout_percent: percent, rollout_stopped_at: null })
  const detail = percent === 100 ? 'To everyone' : `To ${percent}% of its customers`
  await recordEvent(tx, { releaseId, at: now, by: userId, what: 'RolloutChanged', detail })
  await addJob(tx, releasePublished, { releaseId })
  await noteStaff(tx, editor, `release ${releaseId}`, 'roll-out changed')
}

/** From now on nobody new gets it. */
export const stopRollout = async (tx: Tx, editor: Editor, releaseId: string): Promise<void> => {
  const { creatorId, userId, now } = editor
  const release = await holdForPublishing(tx, releaseId, creatorId)
  requireVerdict(judgeStop(publishableOf(release), await findRemaining(tx, release, now)))
  await setPublication(tx, releaseId, { rollout_stopped_at: now })
  await recordEvent(tx, { releaseId, at: now, by: userId, what: 'RolloutStopped', detail: `At ${release.rollout_percent}%` })
  await noteStaff(tx, editor, `release ${releaseId}`, 'roll-out stopped')
}
