import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { blockKinds } from './block-kinds.ts'
import type { ShelfItem } from './shelf-item.ts'

/** What the creator sells; nothing until it is read. */
export type Shelf = { products: readonly ShelfItem[] | undefined; bundles: readonly ShelfItem[] | undefined }

const counted = (count: number, one: string, many: string): string => (count === 1 ? `1 ${one}` : `${count} ${many}`)

const firstLine = (text: string | null): string =>
  text
    ?.split('\n')
    .find((line) => line.trim() !== '')
    ?.replace(/^[#>*\s-]+/, '') ?? ''

const nameIn = (items: readonly ShelfItem[] | undefined, id: string | null): string =>
  id === null ? '' : (items?.find((item) => item.id === id)?.name ?? id)

/** The line that tells a block from its neighbours in the outline; empty while there is nothing to tell. */
export const summaryOf = (block: PageBlock, shelf: Shelf): string => {
  switch (block.type) {
    case 'TextBlock':
      return block.title || block.subtitle || firstLine(block.body)
    case 'ImageBlock':
      return block.title || block.subtitle || firstLine(block.body) || (block.image && 'Without words')
    case 'VideoBlock':
      return block.title || block.subtitle || firstLine(block.body) || (block.video && 'Without words')
    case 'AudioPlayerBlock':
      return block.samples.length === 0 ? '' : counted(block.samples.length, 'sample', 'samples')
    case 'TestimonialsBlock':
      return block.testimonials.length === 0 ? '' : counted(block.testimonials.length, 'quote', 'quotes')
    case 'ProductBlock':
    case 'BasicProductBlock':
      return nameIn(shelf.products, block.productId)
    case 'BundleBlock':
      return nameIn(shelf.bundles, block.bundleId)
  }
}

/** How a block is called where it is moved, deleted, announced: "Text, Machines with a past". */
export const nameOf = (block: PageBlock, shelf: Shelf): string => {
  const summary = summaryOf(block, shelf)
  return summary ? `${blockKinds[block.type].name}, ${summary}` : blockKinds[block.type].name
}
