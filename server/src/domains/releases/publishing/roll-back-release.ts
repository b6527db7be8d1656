import { type Editor, noteStaff } from '#domains/creators/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { recordEvent } from '../record-event.ts'
import { requireVerdict } from './publish-release.ts'
import { judgeRollBack } from './publishing.rules.ts'
import { findRemaining, holdForPublishing, publishableOf, setPublication } from './publishing.store.ts'

/** Takes a published release back for good: the one before it is current again. */
export const rollBackRelease = async (tx: Tx, editor: Editor, releaseId: string): Promise<void> => {
  const { creatorId, userId, now } = editor
  const release = await holdForPublishing(tx, releaseId, creatorId)
  requireVerdict(judgeRollBack(publishableOf(release), await findRemaining(tx, release, now)))
  await setPublication(tx, releaseId, { rolled_back_at: now })
  await recordEvent(tx, { releaseId, at: now, by: userId, what: 'RolledBack' })
  await noteStaff(tx, editor, `release ${releaseId}`, 'rolled back')
}
