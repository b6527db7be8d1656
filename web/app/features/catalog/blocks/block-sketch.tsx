import type { BlockType } from '#contract/catalog/page-blocks.ts'
import { classes } from '#web/ui/classes.ts'
import { blockSketches } from './block-sketches.ts'

/** A schematic drawing of a kind of block. */
export const BlockSketch = ({ type, className }: { type: BlockType; className?: string }) => (
  <svg viewBox="0 0 96 60" aria-hidden="true" fill="currentColor" className={classes('block text-ink-2', className)}>
    {blockSketches[type].drawing}
  </svg>
)
