import type { BlockType, PageBlock, ShownBlock } from '#contract/catalog/page-blocks.ts'
import { audioPlayerEditing } from './audio-player/editing.ts'
import { basicProductEditing } from './basic-product/editing.ts'
import { blockSketches } from './block-sketches.ts'
import { bundleEditing } from './bundle/editing.ts'
import type { BlockEditing, NewId } from './editing.ts'
import type { Gap } from './gap.ts'
import { imageEditing } from './image/editing.ts'
import type { OwnItems } from './own-items.ts'
import { productEditing } from './product/editing.ts'
import { testimonialsEditing } from './testimonials/editing.ts'
import { textEditing } from './text/editing.ts'
import { videoEditing } from './video/editing.ts'

const editing: { readonly [Type in BlockType]: BlockEditing<Type> } = {
  TextBlock: textEditing,
  ImageBlock: imageEditing,
  AudioPlayerBlock: audioPlayerEditing,
  TestimonialsBlock: testimonialsEditing,
  VideoBlock: videoEditing,
  ProductBlock: productEditing,
  BasicProductBlock: basicProductEditing,
  BundleBlock: bundleEditing,
}

// TypeScript does not follow that a block and what is found by its type are of one kind.
const editingOf = (block: PageBlock) => editing[block.type] as BlockEditing<BlockType>

export const newBlock = (type: BlockType, creatorId: string, newId: NewId): PageBlock => editing[type].create(newId(), creatorId)

/** The same content with new ids. */
export const duplicateBlock = (block: PageBlock, newId: NewId): PageBlock => ({
  ...editingOf(block).renewInnerIds(block, newId),
  id: newId(),
})

export const summaryOf = (block: PageBlock, ownItems: OwnItems): string => editingOf(block).summaryOf(block, ownItems)

/** The name of a block where it is moved, deleted or announced: "Text, Machines with a past". */
export const nameOf = (block: PageBlock, ownItems: OwnItems): string => {
  const { name } = blockSketches[block.type]
  const summary = summaryOf(block, ownItems)
  return summary ? `${name}, ${summary}` : name
}

export const gapOf = (block: PageBlock, ownItems: OwnItems, creatorId: string): Gap | undefined =>
  editingOf(block).gapOf(block, ownItems, creatorId)

export const previewOf = (block: PageBlock): ShownBlock => editingOf(block).preview(block)

export const slotsIn = (block: PageBlock): string[] => editingOf(block).slotsIn(block)

/** The blocks with the file in its slot; undefined when the slot no longer exists, perhaps deleted during the upload. */
export const putFile = (blocks: readonly PageBlock[], slot: string, url: string): PageBlock[] | undefined => {
  const index = blocks.findIndex((block) => slotsIn(block).includes(slot))
  const block = blocks[index]
  return block && blocks.with(index, editingOf(block).putFile(block, slot, url))
}
