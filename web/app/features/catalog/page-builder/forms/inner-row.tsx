import ChevronDown from 'lucide-react/icons/chevron-down'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useId } from 'react'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { classes } from '#web/ui/classes.ts'
import { useBuilderParts } from '../builder-parts.ts'

type InnerRowProps = {
  handle: ReactNode
  name: string
  note: ReactNode
  isOpen: boolean
  onToggle: () => void
  onRemove: () => void
  children: ReactNode
}

/** A sample or a testimonial: one line while closed, its fields while open. */
export const InnerRow = ({ handle, name, note, isOpen, onToggle, onRemove, children }: InnerRowProps) => {
  const { canEdit } = useBuilderParts()
  const id = useId()
  return (
    <div className="bg-paper">
      <div className="flex items-stretch">
        {handle && <span className="-ml-1.5 flex">{handle}</span>}
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={onToggle}
          className="flex min-w-0 grow items-center gap-2 rounded py-2.5 text-left text-14"
        >
          <span className="grid min-w-0 grow">
            <b className="truncate">{name}</b>
            {note}
          </span>
          <ChevronDown
            size={16}
            aria-hidden="true"
            className={classes('shrink-0 text-ink-3 transition-transform', isOpen && 'rotate-180')}
          />
        </button>
        {canEdit && (
          <IconButton label={`Remove ${name}`} kind="quiet" size="small" className="-mr-2 ml-1 self-center" onClick={onRemove}>
            <Trash2 size={15} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div id={id} hidden={!isOpen} className="pb-4">
        {isOpen && <div className="grid gap-4">{children}</div>}
      </div>
    </div>
  )
}
