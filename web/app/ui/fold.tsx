import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { classes } from './classes.ts'

type FoldProps = {
  label: ReactNode
  children: ReactNode
  /** Whether it is open at first. */
  opened?: boolean | undefined
  /** Called each time it is opened: its content may be loaded only then. */
  onOpen?: (() => void) | undefined
  className?: string | undefined
}

/** A collapsible part of a page. */
export const Fold = ({ label, children, opened, onOpen, className }: FoldProps) => {
  const details = useRef<HTMLDetailsElement>(null)
  // The browser opens it natively, also before the scripts run.
  const hearOpening = useEffectEvent(() => details.current?.open && onOpen?.())
  useEffect(() => void hearOpening(), [])
  return (
    <details
      ref={details}
      open={opened}
      className={classes('group/fold text-14', className)}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className="-ml-0.5 inline-flex flex-wrap items-center gap-1.5 rounded-small py-1 text-ink-2 hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight size={16} aria-hidden="true" className="text-ink-3 transition-transform group-open/fold:rotate-90" />
        {label}
      </summary>
      {children}
    </details>
  )
}
