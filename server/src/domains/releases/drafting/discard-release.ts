import { type Editor, noteStaff } from '#domains/creators/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { listBuilds } from '../processing/build.store.ts'
import { letGoOfBuild } from '../processing/let-go-of-build.ts'
import { deleteDraft, lockRelease } from './draft.store.ts'
import { requireEditable } from './require-editable.ts'
import type { UploadsPort } from './uploads-port.ts'

/** A release that was never approved is deleted, with its files. */
export const discardRelease = async (tx: Tx, uploads: UploadsPort, editor: Editor, releaseId: string): Promise<void> => {
  const release = await lockRelease(tx, editor.creatorId, releaseId)
  requireEditable(release)
  for (const build of await listBuilds(tx, releaseId)) await letGoOfBuild(tx, uploads, build, editor)
  await deleteDraft(tx, releaseId)
  await noteStaff(tx, editor, `release ${releaseId}`, 'discarded')
}
