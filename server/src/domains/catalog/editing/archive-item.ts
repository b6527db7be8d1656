import type { ItemState } from '#contract/catalog/editing.ts'
import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { canMove, type Moves, move } from '#kernel/states.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockBundle, lockProduct } from '../catalog.store.ts'
import { type ItemKind, setState } from '../item.store.ts'

/** A product or bundle is live, a draft, or archived. Publishing moves it from Draft to Live. */
const moves: Moves<ItemState> = { Draft: ['Live', 'Archived'], Live: ['Archived'], Archived: ['Live', 'Draft'] }

const moveItem = async (
  tx: Tx,
  editor: Editor,
  kind: ItemKind,
  id: string,
  to: (row: { published: unknown }) => ItemState,
): Promise<void> => {
  const key = { creatorId: editor.creatorId, id }
  const row = (kind === 'product' ? await lockProduct(tx, key) : await lockBundle(tx, key)) ?? refuse('not-found')
  const next = to(row)
  if (!canMove(moves, row.state, next)) refuse('already-done', { detail: `It is already ${row.state.toLowerCase()}.` })
  await setState(tx, kind, key, move(moves, row.state, next))
  await noteStaff(tx, editor, `${kind} ${id}`, next === 'Archived' ? 'archived' : 'restored')
}

/** Stops selling it. Those who own it keep it. */
export const archiveItem = (tx: Tx, editor: Editor, kind: ItemKind, id: string): Promise<void> =>
  moveItem(tx, editor, kind, id, () => 'Archived')

/** Restores its earlier status. */
export const restoreItem = (tx: Tx, editor: Editor, kind: ItemKind, id: string): Promise<void> =>
  moveItem(tx, editor, kind, id, ({ published }) => (published ? 'Live' : 'Draft'))
