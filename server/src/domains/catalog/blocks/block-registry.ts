import type { AudioSample, BlockType, PageBlock, ShownBlock } from '#contract/catalog/page-blocks.ts'
import { audioPlayerBlock } from './audio-player/audio-player-block.ts'
import { basicProductBlock } from './basic-product/basic-product-block.ts'
import type { BlockItem, ChangeMedia, ServerBlock } from './block.ts'
import { bundleBlock } from './bundle/bundle-block.ts'
import { imageBlock } from './image/image-block.ts'
import { productBlock } from './product/product-block.ts'
import { testimonialsBlock } from './testimonials/testimonials-block.ts'
import { textBlock } from './text/text-block.ts'
import { videoBlock } from './video/video-block.ts'

const blocks: { readonly [Type in BlockType]: ServerBlock<Type> } = {
  TextBlock: textBlock,
  ImageBlock: imageBlock,
  AudioPlayerBlock: audioPlayerBlock,
  TestimonialsBlock: testimonialsBlock,
  VideoBlock: videoBlock,
  ProductBlock: productBlock,
  BasicProductBlock: basicProductBlock,
  BundleBlock: bundleBlock,
}

// TypeScript cannot infer that a block and the entry found by its type are of one kind.
const kindOf = (block: PageBlock) => blocks[block.type] as ServerBlock<BlockType>

/** The blocks of a page as visitors read them, in order. */
export const showBlocks = async (page: readonly PageBlock[]): Promise<ShownBlock[]> => {
  const shown: ShownBlock[] = []
  for (const block of page) shown.push(await kindOf(block).show(block))
  return shown
}

/** A page with every image and sound passed through `change`; field names count from the page: "3.samples.0.wet". */
export const changeMedia = (page: readonly PageBlock[], change: ChangeMedia): PageBlock[] =>
  page.map((block, index) => kindOf(block).changeMedia(block, (kind, address, field) => change(kind, address, `${index}.${field}`)))

export const samplesIn = (page: readonly PageBlock[]): AudioSample[] => page.flatMap((block) => [...kindOf(block).samplesOf(block)])

/** The texts of a page; empty ones are left out. */
export const textsIn = (page: readonly PageBlock[]): string[] =>
  page.flatMap((block) =>
    kindOf(block)
      .textsOf(block)
      .filter((text) => text !== null),
  )

/** The products and bundles that a page shows, each with its creator. */
export const itemsIn = (page: readonly PageBlock[], pageOwner: string): (BlockItem & { creatorId: string })[] =>
  page.flatMap((block) => {
    const item = kindOf(block).itemOf(block)
    return item ? [{ ...item, creatorId: item.creatorId ?? pageOwner }] : []
  })
