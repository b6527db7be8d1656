import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { countPlayable, setOpen } from './opening.store.ts'
import { findOwnPack } from './pack-sound.views.ts'
import { lockPreviews } from './previews.store.ts'

/** Sets which sounds visitors can play. It is not part of the review, so it may change at any time. */
export const openSounds = async (tx: Tx, editor: Editor, releaseId: string, ids: readonly string[]): Promise<void> => {
  const pack = (await findOwnPack(tx, editor.creatorId, releaseId)) ?? refuse('not-found')
  const previews = await lockPreviews(tx, pack.buildId)
  if (previews?.status !== 'Completed') refuse('not-possible', { detail: 'Its previews are not ready yet.' })
  const wanted = [...new Set(ids)]
  if ((await countPlayable(tx, pack.buildId, wanted)) !== wanted.length) {
    refuse('invalid-input', { errors: { ids: ['Choose sounds of this pack that can be played'] } })
  }
  await setOpen(tx, pack.buildId, wanted, editor.now)
  await noteStaff(tx, editor, `release ${releaseId}`, 'chose what can be heard')
}
