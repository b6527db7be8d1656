import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { moveRelease } from '../move-release.ts'
import { recordEvent } from '../record-event.ts'
import { lockRelease } from './draft.store.ts'

/** Takes a release back from QA, also while a reviewer has it: a decision a moment later is refused. */
export const withdrawRelease = async (tx: Tx, editor: Editor, releaseId: string): Promise<void> => {
  const { creatorId, userId, now } = editor
  const release = await lockRelease(tx, creatorId, releaseId)
  if (release.status !== 'InReview') refuse('already-done', { detail: 'It is not in review.' })
  await moveRelease(tx, release, 'Draft', { submitted_at: null, submitted_by: null, taken_by: null, taken_until: null })
  await recordEvent(tx, { releaseId, at: now, by: userId, what: 'Withdrawn' })
  await noteStaff(tx, editor, `release ${releaseId}`, 'withdrawn')
}
