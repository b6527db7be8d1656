import { type Editor, noteStaff } from '#domains/creators/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { listBuilds } from '../processing/build.store.ts'
import { dropFiles } from '../processing/remove-build-files.ts'
import { deleteDraft, lockRelease } from './draft.store.ts'
import { requireEditable } from './require-editable.ts'

/** What was never approved goes as if it had never been, with its files. */
export const discardRelease = async (tx: Tx, editor: Editor, releaseId: string): Promise<void> => {
  const release = await lockRelease(tx, editor.creatorId, releaseId)
  requireEditable(release)
  await dropFiles(tx, await listBuilds(tx, releaseId))
  await deleteDraft(tx, releaseId)
  await noteStaff(tx, editor, `release ${releaseId}`, 'discarded')
}
