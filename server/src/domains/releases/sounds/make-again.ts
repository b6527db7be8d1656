import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { dispatchPreviews } from './dispatch-previews.ts'
import { findOwnPack } from './pack-sound.views.ts'

/** Where making previews has failed, or where a pack was ready before previews existed. */
export const makeAgain = async (tx: Tx, editor: Editor, releaseId: string): Promise<void> => {
  const pack = (await findOwnPack(tx, editor.creatorId, releaseId)) ?? refuse('not-found')
  if (!pack.isReady) refuse('not-possible', { detail: 'Its file is not ready.' })
  await dispatchPreviews(tx, { buildId: pack.buildId, creatorId: pack.creatorId, now: editor.now })
  await noteStaff(tx, editor, `release ${releaseId}`, 'had previews made again')
}
