import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Copy from 'lucide-react/icons/copy'
import Trash2 from 'lucide-react/icons/trash-2'
import type { PageBlock } from '#contract/catalog/page-blocks.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { BlockForm } from '../blocks/block-forms.tsx'
import { blockSketches } from '../blocks/block-sketches.ts'
import { useBuilderParts } from './builder-parts.ts'
import { indexOfBlock } from './edit-blocks.ts'
import type { Builder } from './use-builder.ts'

type InspectorProps = { blocks: readonly PageBlock[]; block: PageBlock; builder: Builder; onBack: () => void }

/** The chosen block: its form, and the actions on it as a whole. */
export const Inspector = ({ blocks, block, builder, onBack }: InspectorProps) => {
  const { canEdit } = useBuilderParts()
  const at = indexOfBlock(blocks, block.id)
  return (
    <section aria-labelledby="inspector" className="grid content-start gap-5 p-4">
      <div className="flex min-h-8.5 items-center gap-0.5">
        <IconButton label="All blocks" kind="quiet" size="small" onClick={onBack} className="-ml-2 @min-[60rem]:hidden">
          <ArrowLeft size={16} aria-hidden="true" />
        </IconButton>
        <h2 id="inspector" tabIndex={-1} className="mr-auto text-16">
          {blockSketches[block.type].name}
        </h2>
        {canEdit && (
          <>
            <IconButton label="Move up" kind="quiet" size="small" disabled={at === 0} onClick={() => builder.move(block, at - 1)}>
              <ArrowUp size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              label="Move down"
              kind="quiet"
              size="small"
              disabled={at === blocks.length - 1}
              onClick={() => builder.move(block, at + 1)}
            >
              <ArrowDown size={16} aria-hidden="true" />
            </IconButton>
            <IconButton label="Duplicate" kind="quiet" size="small" onClick={() => builder.duplicate(block)}>
              <Copy size={16} aria-hidden="true" />
            </IconButton>
            <IconButton label="Remove" kind="quiet" size="small" onClick={() => builder.remove(block)} className="-mr-2">
              <Trash2 size={16} aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
      <div data-form="" className="grid content-start gap-5">
        <BlockForm key={block.id} block={block} onEdit={builder.edit} />
      </div>
    </section>
  )
}
