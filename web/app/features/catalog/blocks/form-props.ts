import type { BlockOf, BlockType } from '#contract/catalog/page-blocks.ts'

/** What the form of a block gets: the block, and a callback for its edits. Edits of the same `field` are one step of undo. */
export type BlockFormProps<Type extends BlockType> = {
  block: BlockOf<Type>
  onEdit: (block: BlockOf<Type>, field: string) => void
}

/** An emptied optional field is null. */
export const orNull = (text: string): string | null => (text === '' ? null : text)
