import type { BlockOf, BlockType } from '#contract/catalog/page-blocks.ts'

/** What the form of a block gets: the block, and a way to say what it became. `field` groups typing into one step. */
export type BlockFormProps<Type extends BlockType> = {
  block: BlockOf<Type>
  onEdit: (block: BlockOf<Type>, field: string) => void
}

/** An emptied field that may be absent is absent. */
export const orNull = (text: string): string | null => (text === '' ? null : text)
