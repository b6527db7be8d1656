import type { AudioSample, BlockOf, BlockType, ShownBlockOf } from '#contract/catalog/page-blocks.ts'

/** Returns the address to use from now on; `field` is its path within the block. */
export type ChangeMedia = (kind: 'Image' | 'Audio', address: string, field: string) => string

/** A product or bundle that a block shows. Without a creator it belongs to the page's own. */
export type BlockItem = { kind: 'product' | 'bundle'; id: string; creatorId: string | null }

/** What the server does with one kind of block. Every kind implements all of it, even if only with nothing. */
export type ServerBlock<Type extends BlockType> = {
  /** The block as visitors read it. */
  show: (block: BlockOf<Type>) => ShownBlockOf<Type> | Promise<ShownBlockOf<Type>>
  /** The block with every image and sound passed through `change`; a video is never inline. */
  changeMedia: (block: BlockOf<Type>, change: ChangeMedia) => BlockOf<Type>
  samplesOf: (block: BlockOf<Type>) => readonly AudioSample[]
  itemOf: (block: BlockOf<Type>) => BlockItem | undefined
  /** The texts by which search finds the page. */
  textsOf: (block: BlockOf<Type>) => readonly (string | null)[]
}
