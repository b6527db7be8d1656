import type { BlockType, PageBlock } from '#contract/catalog/page-blocks.ts'
import { newBlock } from '../blocks/block-editing.ts'
import type { NewId } from '../blocks/editing.ts'
import type { OwnItem, OwnItems } from '../blocks/own-items.ts'

export type StartingLayout = { name: string; sentence: string; types: readonly BlockType[] }

/** Three ways to begin a blank page. */
export const startingLayouts: readonly StartingLayout[] = [
  {
    name: 'Listen first',
    sentence: 'Sound at the top, then what makes it.',
    types: ['AudioPlayerBlock', 'ProductBlock', 'TextBlock', 'BundleBlock'],
  },
  {
    name: 'The workshop',
    sentence: 'Who you are, how you work, what others say.',
    types: ['TextBlock', 'ImageBlock', 'ProductBlock', 'TestimonialsBlock'],
  },
  {
    name: 'The launch',
    sentence: 'A video, the new product, the reasons to buy it.',
    types: ['VideoBlock', 'ProductBlock', 'ImageBlock', 'BasicProductBlock'],
  },
]

/** The blocks of a layout, already filled with the creator's items: each item once, then none. */
export const layOut = (layout: StartingLayout, creatorId: string, ownItems: OwnItems, newId: NewId): PageBlock[] => {
  const take = (items: readonly OwnItem[] | undefined): (() => string | null) => {
    const live = (items ?? []).filter(({ isLive }) => isLive).map(({ id }) => id)
    return () => live.shift() ?? null
  }
  const nextProduct = take(ownItems.products)
  const nextBundle = take(ownItems.bundles)
  return layout.types.map((type) => {
    const block = newBlock(type, creatorId, newId)
    if ('productId' in block) return { ...block, productId: nextProduct() }
    return 'bundleId' in block ? { ...block, bundleId: nextBundle() } : block
  })
}
