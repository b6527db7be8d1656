import type { PageBlock } from '#contract/catalog/page-blocks.ts'

/** Ways to change a list of blocks. Each returns a new list. */

type Blocks = readonly PageBlock[]

export const indexOfBlock = (blocks: Blocks, id: string | undefined): number => blocks.findIndex((block) => block.id === id)

/** Below the given block; at the end when there is none. */
export const addBelow = (blocks: Blocks, id: string | undefined, block: PageBlock): PageBlock[] => {
  const at = indexOfBlock(blocks, id)
  return at < 0 ? [...blocks, block] : blocks.toSpliced(at + 1, 0, block)
}

export const replaceBlock = (blocks: Blocks, block: PageBlock): PageBlock[] => blocks.map((one) => (one.id === block.id ? block : one))

export const removeBlock = (blocks: Blocks, id: string): PageBlock[] => blocks.filter((block) => block.id !== id)

/** At its former index, or as near to it as the list still allows. Never twice. */
export const putBack = (blocks: Blocks, block: PageBlock, at: number): PageBlock[] =>
  indexOfBlock(blocks, block.id) >= 0 ? [...blocks] : blocks.toSpliced(Math.min(at, blocks.length), 0, block)

/** To another index; one outside the list means its nearest end. */
export const moveBlock = (blocks: Blocks, id: string, to: number): PageBlock[] => {
  const from = indexOfBlock(blocks, id)
  const block = blocks[from]
  if (!block) return [...blocks]
  const index = Math.min(blocks.length - 1, Math.max(0, to))
  return blocks.toSpliced(from, 1).toSpliced(index, 0, block)
}

/** Which block to choose when one is removed: the next, else the one before. */
export const neighbourOf = (blocks: Blocks, id: string): string | undefined => {
  const at = indexOfBlock(blocks, id)
  return at < 0 ? undefined : (blocks[at + 1] ?? blocks[at - 1])?.id
}
