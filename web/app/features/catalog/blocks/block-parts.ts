import type { ReactNode } from 'react'
import type { BundleCard, ProductCard, Variation } from '#contract/catalog/catalog.ts'
import type { AudioSample, BlockType, ShownBlockOf } from '#contract/catalog/page-blocks.ts'

/** What the views of blocks need from their page. */
export type BlockParts = {
  /** The player of samples, which belongs to another feature. */
  listen: (samples: readonly AudioSample[]) => ReactNode
  /** The buttons that add a block's product to the cart, or start its trial. */
  buy: (item: ProductCard | BundleCard) => ReactNode
  /** The buttons that play a sample of a block's product; nothing where it has none. */
  play: (item: ProductCard | BundleCard) => ReactNode
  price: (variation: Variation | null) => ReactNode
  products: readonly ProductCard[]
  bundles: readonly BundleCard[]
  creatorId: string
}

export type BlockViewProps<Type extends BlockType> = { block: ShownBlockOf<Type>; parts: BlockParts }
