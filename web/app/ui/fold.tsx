import ChevronRight from 'lucide-react/icons/chevron-right'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { classes } from './classes.ts'

type FoldProps = {
  label: ReactNode
  children: ReactNode
  /** How it is first drawn. */
  opened?: boolean | undefined
  /** Every time it is opened: what it shows may be read only then. */
  onOpen?: (() => void) | undefined
  className?: string | undefined
}

/** Something that is there when it is wanted, and out of the way until then. */
export const Fold = ({ label, children, opened, onOpen, className }: FoldProps) => {
  const details = useRef<HTMLDetailsElement>(null)
  // The browser opens it by itself, also before the scripts are there to hear of it.
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
