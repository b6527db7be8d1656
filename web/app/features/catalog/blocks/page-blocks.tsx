import type { ComponentType } from 'react'
import type { BlockType, ShownBlock } from '#contract/catalog/page-blocks.ts'
import { AudioPlayerView } from './audio-player/view.tsx'
import { BasicProductView } from './basic-product/view.tsx'
import type { BlockParts, BlockViewProps } from './block-parts.ts'
import { BundleView } from './bundle/view.tsx'
import { ImageView } from './image/view.tsx'
import { ProductView } from './product/view.tsx'
import { TestimonialsView } from './testimonials/view.tsx'
import { TextView } from './text/view.tsx'
import { VideoView } from './video/view.tsx'

/** The visitors' view of each kind. Forms and other parts of the page builder are not imported from here, so visitors do not load them. */
const views: { readonly [Type in BlockType]: ComponentType<BlockViewProps<Type>> } = {
  TextBlock: TextView,
  ImageBlock: ImageView,
  AudioPlayerBlock: AudioPlayerView,
  TestimonialsBlock: TestimonialsView,
  VideoBlock: VideoView,
  ProductBlock: ProductView,
  BasicProductBlock: BasicProductView,
  BundleBlock: BundleView,
}

const BlockView = ({ block, parts }: BlockViewProps<BlockType>) => {
  // TypeScript does not follow that a block and the view found by its type are of one kind.
  const View = views[block.type] as ComponentType<BlockViewProps<BlockType>>
  return <View block={block} parts={parts} />
}

/** A page as its creator built it: the same kinds of blocks on storefronts, products and bundles. */
export const PageBlocks = ({ blocks, parts }: { blocks: readonly ShownBlock[]; parts: BlockParts }) => (
  <div className="grid gap-16 sm:gap-18">
    {blocks.map((block) => (
      <section key={block.id} className="min-w-0 empty:hidden">
        <BlockView block={block} parts={parts} />
      </section>
    ))}
  </div>
)
