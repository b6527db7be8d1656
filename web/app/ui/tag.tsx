import type { ReactNode } from 'react'
import { classes } from './classes.ts'

/** A caption above a title: kind, version, date. */
export const Tag = ({ children, className }: { children: ReactNode; className?: string }) => (
  <span className={classes('font-mono text-12 font-medium tracking-[0.02em] text-ink-2 uppercase', className)}>{children}</span>
)
