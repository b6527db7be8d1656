import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { PageBlock, ShownBlock } from '#contract/catalog/page-blocks.ts'
import type { Sound } from '#contract/media/sounds.ts'
import { classes } from '#web/ui/classes.ts'
import { gapOf, previewOf } from '../blocks/block-editing.ts'
import { BlockSketch } from '../blocks/block-sketch.tsx'
import { blockSketches } from '../blocks/block-sketches.ts'
import { useBuilderParts } from './builder-parts.ts'

type CanvasBlockProps = {
  block: PageBlock
  isChosen: boolean
  onChoose: () => void
  preview: (blocks: readonly ShownBlock[], sounds: Record<string, Sound>) => ReactNode
  sounds: Record<string, Sound>
}

export const CanvasBlock = ({ block, isChosen, onChoose, preview, sounds }: CanvasBlockProps) => {
  const { creatorId, ownItems } = useBuilderParts()
  const frame = useRef<HTMLDivElement>(null)
  // Memoised, so that typing in another block does not render this one again.
  const shown = useMemo(() => preview([previewOf(block)], sounds), [block, preview, sounds])
  const gap = gapOf(block, ownItems, creatorId)

  useEffect(() => {
    if (isChosen) frame.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [isChosen])

  const press = (event: MouseEvent): void => {
    // Links would leave the builder; players may play.
    if ((event.target as Element).closest('a')) {
      event.preventDefault()
      event.stopPropagation()
    }
    onChoose()
  }

  return (
    <div
      ref={frame}
      data-chosen={isChosen || undefined}
      onClickCapture={press}
      className={classes(
        'min-w-0 scroll-m-8 rounded-small outline-offset-14',
        isChosen ? 'outline-2 outline-signal' : 'hover:outline-1 hover:outline-line-strong',
      )}
    >
      {gap?.isBlank ? <Blank block={block} text={gap.text} onOpen={onChoose} /> : shown}
    </div>
  )
}

/** Where visitors see nothing, the creator sees a placeholder. */
const Blank = ({ block, text, onOpen }: { block: PageBlock; text: string; onOpen: () => void }) => (
  <button
    type="button"
    onClick={onOpen}
    className="flex w-full items-center gap-5 rounded border border-dashed border-line-strong px-5 py-6 text-left hover:border-ink"
  >
    <BlockSketch type={block.type} className="w-24 shrink-0" />
    <span className="grid gap-0.5">
      <b>{blockSketches[block.type].name}</b>
      <span className="text-14 text-ink-2">{text}</span>
    </span>
  </button>
)
