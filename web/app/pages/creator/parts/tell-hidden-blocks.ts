import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { gapOf } from '#web/features/catalog/blocks/block-editing.ts'
import { toast } from '#web/ui/overlays/toast.ts'
import { bundleItems, productItems } from './own-items.ts'
import type { OwnCatalogue } from './use-own-items.ts'

/** Unfinished blocks are published, too, and visitors see nothing of them: whoever published is told how many these are. */
export const tellHiddenBlocks = (blocks: readonly PageBlock[], { products, bundles }: OwnCatalogue, creatorId: string): void => {
  const ownItems = { products: products && productItems(products), bundles: bundles && bundleItems(bundles) }
  const hidden = blocks.filter((block) => gapOf(block, ownItems, creatorId)?.isBlank).length
  if (hidden === 0) return
  const text = hidden === 1 ? 'One block has nothing to show yet' : `${hidden} blocks have nothing to show yet`
  toast({
    kind: 'info',
    text: `${text}, so visitors don’t see ${hidden === 1 ? 'it' : 'them'}. The list of blocks says what each one needs.`,
  })
}
