import { type Editor, noteStaff } from '#domains/creators/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { recordEvent } from '../record-event.ts'
import { requireVerdict } from './publish-release.ts'
import { judgeUnscheduling } from './publishing.rules.ts'
import { holdForPublishing, publishableOf, setPublication } from './publishing.store.ts'

/** Cancels the scheduled publishing of a release. */
export const unscheduleRelease = async (tx: Tx, editor: Editor, releaseId: string): Promise<void> => {
  const release = await holdForPublishing(tx, releaseId, editor.creatorId)
  requireVerdict(judgeUnscheduling(publishableOf(release)))
  await setPublication(tx, releaseId, { scheduled_at: null, rollout_percent: 100 })
  await recordEvent(tx, { releaseId, at: editor.now, by: editor.userId, what: 'Unscheduled' })
  await noteStaff(tx, editor, `release ${releaseId}`, 'unscheduled')
}
