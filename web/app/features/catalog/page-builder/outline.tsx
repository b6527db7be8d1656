import Plus from 'lucide-react/icons/plus'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { preloadDialog } from '#web/ui/overlays/dialog.tsx'
import { nameOf } from '../blocks/block-editing.ts'
import { useBuilderParts } from './builder-parts.ts'
import { OutlineRow } from './outline-row.tsx'
import { SortableRows } from './sortable-rows.tsx'
import type { Builder } from './use-builder.ts'

type OutlineProps = {
  blocks: readonly PageBlock[]
  builder: Builder
  onOpen: (block: PageBlock, byKeys: boolean) => void
  onAdd: () => void
}

/** The page as a list of its blocks. */
export const Outline = ({ blocks, builder, onOpen, onAdd }: OutlineProps) => {
  const { canEdit, ownItems } = useBuilderParts()
  return (
    <div className="grid content-start gap-3 p-4">
      {blocks.length > 0 && (
        <SortableRows
          label="Blocks of the page"
          items={blocks}
          nameOf={(block) => nameOf(block, ownItems)}
          onMove={builder.move}
          disabled={!canEdit}
          className="grid gap-2"
        >
          {(block, at, handle) => (
            <OutlineRow
              block={block}
              at={at}
              count={blocks.length}
              handle={handle}
              builder={builder}
              onOpen={(byKeys) => onOpen(block, byKeys)}
            />
          )}
        </SortableRows>
      )}
      {canEdit && (
        <>
          <Button
            size="small"
            wide
            icon={<Plus size={16} aria-hidden="true" />}
            onPointerEnter={preloadDialog}
            onPress={onAdd}
            data-add-block=""
          >
            Add a block
          </Button>
          {blocks.length > 1 && (
            <p className="text-12 leading-5 text-ink-3 pointer-coarse:hidden">
              Drag, or move with <Kbd>alt</Kbd> <Kbd>↑</Kbd> <Kbd>↓</Kbd>. Undo with <Kbd>ctrl</Kbd> <Kbd>z</Kbd>.
            </p>
          )}
        </>
      )}
    </div>
  )
}
