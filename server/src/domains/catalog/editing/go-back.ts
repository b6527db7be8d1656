import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockBundle, lockProduct } from '../catalog.store.ts'
import { type ItemKind, markUnchanged, saveDraft } from '../item.store.ts'
import { type Editor, noteStaff } from './editor.ts'
import { requireRevision } from './require-revision.ts'
import { findVersion, listVersions } from './version.store.ts'

type Back = { kind: ItemKind; id: string; revision: number }

const lock = (tx: Tx, kind: ItemKind, key: { creatorId: string; id: string }) =>
  kind === 'product' ? lockProduct(tx, key) : lockBundle(tx, key)

/** Makes an earlier version the draft again. What is on the shelf stays until somebody publishes. */
export const restoreVersion = async (tx: Tx, editor: Editor, { kind, id, revision, number }: Back & { number: number }): Promise<void> => {
  const key = { creatorId: editor.creatorId, id }
  const row = (await lock(tx, kind, key)) ?? refuse('not-found')
  await requireRevision(tx, row, revision)
  const content = (await findVersion(tx, { kind, ...key }, number)) ?? refuse('not-found')
  await saveDraft(tx, kind, key, { draft: content as object, by: editor.userId, now: editor.now })
  await noteStaff(tx, editor, `${kind} ${id}`, `went back to version ${number}`)
}

/** Goes back to what visitors see. */
export const discardDraft = async (tx: Tx, editor: Editor, { kind, id, revision }: Back): Promise<void> => {
  const key = { creatorId: editor.creatorId, id }
  const [newest] = await listVersions(tx, { kind, ...key })
  if (!newest) refuse('already-done', { detail: 'It was never published, so there is nothing to go back to.' })
  await restoreVersion(tx, editor, { kind, id, revision, number: newest?.number ?? 0 })
  await markUnchanged(tx, kind, key)
}
