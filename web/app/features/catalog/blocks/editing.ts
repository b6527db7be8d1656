import type { BlockOf, BlockType, ShownBlockOf } from '#contract/catalog/page-blocks.ts'
import type { Gap } from './gap.ts'
import type { OwnItems } from './own-items.ts'

/** Makes ids; chance is an argument, so that tests can say what comes out. */
export type NewId = () => string

/** What the page builder does with a kind of block. Every kind answers everything, if only with nothing. */
export type BlockEditing<Type extends BlockType> = {
  /** A block with nothing in it yet. What is sold in it is sold by the creator of the page. */
  create: (id: string, creatorId: string) => BlockOf<Type>
  /** New ids for whatever inside the block has one, since no two things of a page share one. */
  renewInnerIds: (block: BlockOf<Type>, newId: NewId) => BlockOf<Type>
  /** The line that tells a block from its neighbours in the outline; empty while there is nothing to tell. */
  summaryOf: (block: BlockOf<Type>, ownItems: OwnItems) => string
  gapOf: (block: BlockOf<Type>, ownItems: OwnItems, creatorId: string) => Gap | undefined
  /** Where in the block a file can go. */
  slotsIn: (block: BlockOf<Type>) => string[]
  /** The block with the file there; the very same block where it has no such place. */
  putFile: (block: BlockOf<Type>, slot: string, url: string) => BlockOf<Type>
  /** A draft as visitors will see it: its text as HTML, and nothing that would be empty. */
  preview: (block: BlockOf<Type>) => ShownBlockOf<Type>
}
