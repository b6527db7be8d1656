import type { ReactNode } from 'react'
import type { BundleCard, ProductCard } from '#contract/catalog/catalog.ts'
import type { AudioSample, ShownBlock } from '#contract/catalog/page-blocks.ts'
import { ImageBlockView } from './image-block.tsx'
import { BundleBlockView, ProductBlockView } from './item-blocks.tsx'
import { TestimonialsBlockView } from './testimonials-block.tsx'
import { TextBlockView } from './text-block.tsx'
import { VideoBlockView } from './video-block.tsx'

export type BlockParts = {
  /** What plays samples; the player is another feature's. */
  listen: (samples: readonly AudioSample[]) => ReactNode
  /** The button that puts a product of a block into the cart. */
  buy: (item: ProductCard | BundleCard) => ReactNode
  products: readonly ProductCard[]
  bundles: readonly BundleCard[]
  creatorId: string
}

const View = ({ block, parts }: { block: ShownBlock; parts: BlockParts }) => {
  switch (block.type) {
    case 'TextBlock':
      return <TextBlockView block={block} />
    case 'ImageBlock':
      return <ImageBlockView block={block} />
    case 'AudioPlayerBlock':
      return (
        <>
          <h2 className="mb-4.5 border-t border-line pt-5.5 text-20">Hear it</h2>
          {parts.listen(block.samples)}
        </>
      )
    case 'TestimonialsBlock':
      return <TestimonialsBlockView block={block} />
    case 'VideoBlock':
      return <VideoBlockView block={block} />
    case 'ProductBlock':
    case 'BasicProductBlock':
      return <ProductBlockView block={block} parts={parts} />
    case 'BundleBlock':
      return <BundleBlockView block={block} parts={parts} />
  }
}

/** A page as its creator built it: the same eight blocks on storefronts, products and bundles. */
export const PageBlocks = ({ blocks, parts }: { blocks: readonly ShownBlock[]; parts: BlockParts }) => (
  <div className="grid gap-16 sm:gap-18">
    {blocks.map((block) => (
      <section key={block.id} className="min-w-0 empty:hidden">
        <View block={block} parts={parts} />
      </section>
    ))}
  </div>
)
