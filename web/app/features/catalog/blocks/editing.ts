import type { BlockOf, BlockType, ShownBlockOf } from '#contract/catalog/page-blocks.ts'
import type { Gap } from './gap.ts'
import type { OwnItems } from './own-items.ts'

/** Makes ids; an argument, so that tests can predict them. */
export type NewId = () => string

/** What the page builder does with a kind of block. Every kind implements all of it, if only with nothing. */
export type BlockEditing<Type extends BlockType> = {
  /** A block without content. What it sells is sold by the creator of the page. */
  create: (id: string, creatorId: string) => BlockOf<Type>
  /** New ids for everything inside the block that has one, since ids are unique within a page. */
  renewInnerIds: (block: BlockOf<Type>, newId: NewId) => BlockOf<Type>
  /** The text that distinguishes a block from its neighbours in the outline; empty while it has no content. */
  summaryOf: (block: BlockOf<Type>, ownItems: OwnItems) => string
  gapOf: (block: BlockOf<Type>, ownItems: OwnItems, creatorId: string) => Gap | undefined
  /** The slots of the block that take a file. */
  slotsIn: (block: BlockOf<Type>) => string[]
  /** The block with the file in that slot; the very same object where it has no such slot. */
  putFile: (block: BlockOf<Type>, slot: string, url: string) => BlockOf<Type>
  /** A draft as visitors will see it: its text as HTML, and without its empty parts. */
  preview: (block: BlockOf<Type>) => ShownBlockOf<Type>
}
