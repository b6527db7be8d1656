import type { BundleDraft } from '#contract/catalog/editing.ts'
import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockBundle } from '../catalog.store.ts'
import { saveDraft } from '../item.store.ts'
import { requireRevision } from './require-revision.ts'
import { readBundleDraft } from './wire-draft.ts'

type Save = { id: string; revision: number; draft: BundleDraft }

export const saveBundle = async (tx: Tx, editor: Editor, { id, revision, draft }: Save): Promise<void> => {
  const key = { creatorId: editor.creatorId, id }
  const row = (await lockBundle(tx, key)) ?? refuse('not-found')
  await requireRevision(tx, editor.creatorId, row, revision)
  await saveDraft(tx, 'bundle', key, { content: readBundleDraft(draft), by: editor.userId, now: editor.now })
  await noteStaff(tx, editor, `bundle ${id}`, 'saved')
}
