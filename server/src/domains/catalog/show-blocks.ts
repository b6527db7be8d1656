import type { PageBlock, ShownBlock } from '#contract/catalog/page-blocks.ts'
import { showText } from '#kernel/shown-text.ts'

const showBlock = async (block: PageBlock): Promise<ShownBlock> => {
  switch (block.type) {
    case 'TextBlock':
    case 'ImageBlock':
    case 'VideoBlock':
      return { ...block, bodyHtml: await showText(block.body) }
    case 'AudioPlayerBlock':
    case 'TestimonialsBlock':
    case 'ProductBlock':
    case 'BasicProductBlock':
    case 'BundleBlock':
      return block
  }
}

/** The blocks of a page as visitors read them, one after the other. */
export const showBlocks = async (blocks: readonly PageBlock[]): Promise<ShownBlock[]> => {
  const shown: ShownBlock[] = []
  for (const block of blocks) shown.push(await showBlock(block))
  return shown
}
