import { BlockSketch } from '#web/features/catalog/blocks/block-sketch.tsx'
import { blockSketches, blockTypes } from '#web/features/catalog/blocks/block-sketches.ts'

/** Schematic drawings of the blocks of a page. */
export const BlockSketches = () => (
  <ul aria-label="The blocks of a page" className="grid grid-cols-2 border-t border-l border-line sm:grid-cols-4">
    {blockTypes.map((type) => (
      <li key={type} className="border-r border-b border-line px-2 pt-3 pb-2.5 text-center">
        <BlockSketch type={type} className="mx-auto w-full max-w-28" />
        <span className="text-12 text-ink-2">{blockSketches[type].name}</span>
      </li>
    ))}
  </ul>
)
