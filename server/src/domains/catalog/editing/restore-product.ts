import type { Editor } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockProduct } from '../catalog.store.ts'
import { restoreItem } from './archive-item.ts'
import { deliveryTasks } from './checklist.rules.ts'
import { aroundProduct, type LaunchPort } from './launch-port.ts'

/** Restores the earlier status; what goes live again has to meet the same rules as everything that goes live. */
export const restoreProduct = async (tx: Tx, port: LaunchPort, editor: Editor, id: string): Promise<void> => {
  const key = { creatorId: editor.creatorId, id }
  const row = (await lockProduct(tx, key)) ?? refuse('not-found')
  if (row.state === 'Archived' && row.published) {
    const { delivery } = await aroundProduct(tx, port, key, row, editor.now)
    // Restoring publishes nothing else by itself.
    const tasks = deliveryTasks({ type: row.type, draft: row.published }, { ...delivery, approved: null })
    if (!tasks.every(({ done }) => done)) {
      refuse('already-done', { detail: 'It no longer has a published release, so buyers would get nothing. Publish one first.' })
    }
  }
  await restoreItem(tx, editor, 'product', id)
}
