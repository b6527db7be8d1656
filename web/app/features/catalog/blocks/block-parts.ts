import type { ReactNode } from 'react'
import type { BundleCard, ProductCard, Variation } from '#contract/catalog/catalog.ts'
import type { AudioSample, BlockType, ShownBlockOf } from '#contract/catalog/page-blocks.ts'

/** What the views of blocks borrow from the page they stand on. */
export type BlockParts = {
  /** What plays samples; the player is another feature's. */
  listen: (samples: readonly AudioSample[]) => ReactNode
  /** The buttons that put a product of a block into the cart, or start its trial. */
  buy: (item: ProductCard | BundleCard) => ReactNode
  price: (variation: Variation | null) => ReactNode
  products: readonly ProductCard[]
  bundles: readonly BundleCard[]
  creatorId: string
}

export type BlockViewProps<Type extends BlockType> = { block: ShownBlockOf<Type>; parts: BlockParts }
