import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** A key of the keyboard. */
export const Kbd = ({ children, className }: { children: ReactNode; className?: string }) => (
  <kbd className={classes('rounded-small border border-line px-1.5 font-mono text-12 leading-[1.4] font-medium text-ink-3', className)}>
    {children}
  </kbd>
)
