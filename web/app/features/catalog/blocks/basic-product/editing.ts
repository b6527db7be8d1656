import type { BlockEditing } from '../editing.ts'
import { itemGap } from '../gap.ts'
import { itemName } from '../summary.ts'

export const basicProductEditing: BlockEditing<'BasicProductBlock'> = {
  create: (id, creatorId) => ({ id, type: 'BasicProductBlock', productId: null, creatorId, reverseOrder: false }),
  renewInnerIds: (block) => block,
  summaryOf: ({ productId }, ownItems) => itemName(ownItems.products, productId),
  gapOf: ({ productId, creatorId }, ownItems, own) => itemGap(ownItems.products, { id: productId, creatorId }, 'product', own),
  slotsIn: () => [],
  putFile: (block) => block,
  preview: (block) => block,
}
