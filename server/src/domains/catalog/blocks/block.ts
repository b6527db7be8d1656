import type { AudioSample, BlockOf, BlockType, ShownBlockOf } from '#contract/catalog/page-blocks.ts'

/** Answers with the address to use from now on; `field` is where in the block it stands. */
export type ChangeMedia = (kind: 'Image' | 'Audio', address: string, field: string) => string

/** A product or bundle that a block shows. Without a creator it is one of the page's own. */
export type BlockItem = { kind: 'product' | 'bundle'; id: string; creatorId: string | null }

/** What the server does with a kind of block. Every kind answers everything, if only with nothing. */
export type ServerBlock<Type extends BlockType> = {
  /** The block as visitors read it. */
  show: (block: BlockOf<Type>) => ShownBlockOf<Type> | Promise<ShownBlockOf<Type>>
  /** The block with every picture and sound of it passed through `change`; a video is never inline. */
  changeMedia: (block: BlockOf<Type>, change: ChangeMedia) => BlockOf<Type>
  samplesOf: (block: BlockOf<Type>) => readonly AudioSample[]
  itemOf: (block: BlockOf<Type>) => BlockItem | undefined
  /** What search finds the page by. */
  textsOf: (block: BlockOf<Type>) => readonly (string | null)[]
}
