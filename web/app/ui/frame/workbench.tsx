import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

/** A tool that takes the whole window. The site's own bars are hidden meanwhile, also from the keyboard (styles.css). */
export const Workbench = ({ children, className }: { children: ReactNode; className?: string }) => (
  <div data-workbench="" className={classes('fixed inset-0 z-30 flex flex-col overflow-y-auto bg-paper', className)}>
    {children}
  </div>
)
