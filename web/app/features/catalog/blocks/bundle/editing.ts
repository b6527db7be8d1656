import type { BlockEditing } from '../editing.ts'
import { itemGap } from '../gap.ts'
import { itemName } from '../summary.ts'

export const bundleEditing: BlockEditing<'BundleBlock'> = {
  create: (id, creatorId) => ({ id, type: 'BundleBlock', bundleId: null, creatorId }),
  renewInnerIds: (block) => block,
  summaryOf: ({ bundleId }, ownItems) => itemName(ownItems.bundles, bundleId),
  gapOf: ({ bundleId, creatorId }, ownItems, own) => itemGap(ownItems.bundles, { id: bundleId, creatorId }, 'bundle', own),
  slotsIn: () => [],
  putFile: (block) => block,
  preview: (block) => block,
}
