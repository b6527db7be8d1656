import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockBundle, lockProduct } from '../catalog.store.ts'
import { type ItemKind, markUnchanged, saveDraft } from '../item.store.ts'
import { requireRevision } from './require-revision.ts'
import { findVersion, listVersions } from './version.store.ts'

type Back = { kind: ItemKind; id: string; revision: number }

const lock = (tx: Tx, kind: ItemKind, key: { creatorId: string; id: string }) =>
  kind === 'product' ? lockProduct(tx, key) : lockBundle(tx, key)

/** Makes a version the draft again. What is published stays until somebody publishes. */
export const restoreVersion = async (tx: Tx, editor: Editor, { kind, id, revision, number }: Back & { number: number }): Promise<void> => {
  const key = { creatorId: editor.creatorId, id }
  const row = (await lock(tx, kind, key)) ?? refuse('not-found')
  await requireRevision(tx, editor.creatorId, row, revision)
  const content = (await findVersion(tx, { kind, ...key }, number)) ?? refuse('not-found')
  await saveDraft(tx, kind, key, { content, by: editor.userId, now: editor.now })
  const [live] = await listVersions(tx, { kind, ...key })
  if (live?.number === number) await markUnchanged(tx, kind, key)
  await noteStaff(tx, editor, `${kind} ${id}`, `went back to version ${number}`)
}

/** Resets the draft to what visitors see. */
export const discardDraft = async (tx: Tx, editor: Editor, { kind, id, revision }: Back): Promise<void> => {
  const [live] = await listVersions(tx, { kind, creatorId: editor.creatorId, id })
  if (!live) return refuse('already-done', { detail: 'It was never published, so there is nothing to restore.' })
  await restoreVersion(tx, editor, { kind, id, revision, number: live.number })
}
