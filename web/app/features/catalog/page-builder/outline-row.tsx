import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { classes } from '#web/ui/classes.ts'
import { Menu } from '#web/ui/overlays/menu.tsx'
import { gapOf, nameOf, slotsIn, summaryOf } from '../blocks/block-editing.ts'
import { blockSketches } from '../blocks/block-sketches.ts'
import { blockActions } from './block-actions.tsx'
import { useBuilderParts } from './builder-parts.ts'
import type { Builder } from './use-builder.ts'

type OutlineRowProps = {
  block: PageBlock
  at: number
  count: number
  handle: ReactNode
  builder: Builder
  onOpen: (byKeys: boolean) => void
}

export const OutlineRow = ({ block, at, count, handle, builder, onOpen }: OutlineRowProps) => {
  const { canEdit, ownItems } = useBuilderParts()
  const row = useRef<HTMLDivElement>(null)
  const isChosen = builder.chosen?.id === block.id

  useEffect(() => {
    if (isChosen) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isChosen])

  const press = (event: KeyboardEvent): void => {
    if (!canEdit) return
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault()
      builder.move(block, event.key === 'ArrowUp' ? at - 1 : at + 1)
    }
    if (event.key === 'Delete') builder.remove(block)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons inside
    <div
      ref={row}
      onKeyDown={press}
      className={classes(
        'flex items-stretch rounded border bg-paper pl-1 transition-colors',
        isChosen ? 'border-signal' : 'border-line hover:border-line-strong',
      )}
    >
      {handle}
      <button
        type="button"
        data-row={block.id}
        aria-current={isChosen || undefined}
        onClick={(event) => onOpen(event.detail === 0)}
        className={classes('grid min-w-0 grow gap-px rounded py-2 text-left text-14', handle ? 'pl-1' : 'pl-2')}
      >
        <b className="truncate">{blockSketches[block.type].name}</b>
        <RowNote block={block} />
      </button>
      {canEdit && (
        <Menu
          trigger={<EllipsisVertical size={16} aria-hidden="true" />}
          label={`More for ${nameOf(block, ownItems)}`}
          align="end"
          groups={blockActions(block, at, count, builder)}
          className="grid w-9 shrink-0 place-items-center rounded text-ink-3 hover:text-ink"
        />
      )}
    </div>
  )
}

/** What distinguishes the block, or what it still needs. */
const RowNote = ({ block }: { block: PageBlock }) => {
  const { creatorId, ownItems, uploads } = useBuilderParts()
  const slots = slotsIn(block)
  const files = uploads.files.filter(({ slot }) => slots.includes(slot))
  const gap = gapOf(block, ownItems, creatorId)
  if (files.some(({ phase }) => phase === 'failed' || phase === 'refused')) return <Note tone="text-bad">A file didn’t upload</Note>
  if (files.length > 0) return <Note tone="text-ink-2">Uploading</Note>
  if (gap) return <Note tone="text-warn">{gap.text}</Note>
  return <Note tone="text-ink-2">{summaryOf(block, ownItems)}</Note>
}

const Note = ({ tone, children }: { tone: string; children: ReactNode }) => (
  // The same height before its text is there: names of products are loaded a moment later.
  <span className={classes('min-h-lh truncate text-14', tone)}>{children}</span>
)
