import type { BlockEditing } from '../editing.ts'
import { itemGap } from '../gap.ts'
import { itemName } from '../summary.ts'

export const basicProductEditing: BlockEditing<'BasicProductBlock'> = {
  create: (id, creatorId) => ({ id, type: 'BasicProductBlock', productId: null, creatorId, reverseOrder: false }),
  renewInnerIds: (block) => block,
  summaryOf: ({ productId }, shelf) => itemName(shelf.products, productId),
  gapOf: ({ productId, creatorId }, shelf, own) => itemGap(shelf.products, { id: productId, creatorId }, 'product', own),
  slotsIn: () => [],
  putFile: (block) => block,
  preview: (block) => block,
}
