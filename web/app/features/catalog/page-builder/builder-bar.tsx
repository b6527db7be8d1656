import Monitor from 'lucide-react/icons/monitor'
import Redo2 from 'lucide-react/icons/redo-2'
import Smartphone from 'lucide-react/icons/smartphone'
import Undo2 from 'lucide-react/icons/undo-2'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Segmented } from '#web/ui/inputs/segmented.tsx'
import { useBuilderParts } from './builder-parts.ts'
import type { Window } from './canvas.tsx'
import type { Builder } from './use-builder.ts'

const windows = [
  { value: 'desktop', label: 'Desktop', icon: <Monitor size={14} aria-hidden="true" /> },
  { value: 'phone', label: 'Phone', icon: <Smartphone size={14} aria-hidden="true" /> },
] as const

type BuilderBarProps = {
  builder: Builder
  window: Window
  onWindow: (window: Window) => void
  head: ReactNode
  actions: ReactNode
}

/** The bar for the page as a whole: its name and state, the width of the preview, undo and redo, and its actions. */
export const BuilderBar = ({ builder, window, onWindow, head, actions }: BuilderBarProps) => {
  const { canEdit } = useBuilderParts()
  return (
    <div className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-paper px-4 py-2.5 @max-[60rem]:sticky @max-[60rem]:top-0 @max-[60rem]:z-10">
      {head && <div className="flex min-w-0 items-center gap-3 @max-[40rem]:basis-full">{head}</div>}
      <div className="flex items-center gap-2 @min-[40rem]:ml-auto">
        <Segmented label="Width" segments={windows} value={window} onChange={onWindow} className="@max-[60rem]:hidden" />
        {canEdit && (
          <>
            <IconButton
              label={builder.undoable ? `Undo: ${builder.undoable}` : 'Undo'}
              size="small"
              disabled={!builder.undoable}
              aria-keyshortcuts="Control+Z"
              onClick={builder.undo}
            >
              <Undo2 size={16} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={builder.redoable ? `Redo: ${builder.redoable}` : 'Redo'}
              size="small"
              disabled={!builder.redoable}
              aria-keyshortcuts="Control+Shift+Z"
              onClick={builder.redo}
            >
              <Redo2 size={16} aria-hidden="true" />
            </IconButton>
          </>
        )}
      </div>
      {actions && <div className="flex items-center gap-2 @max-[40rem]:ml-auto">{actions}</div>}
    </div>
  )
}
