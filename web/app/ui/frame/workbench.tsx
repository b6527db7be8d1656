import type { ReactNode, Ref } from 'react'
import { classes } from '../classes.ts'

type WorkbenchProps = { children: ReactNode; className?: string; ref?: Ref<HTMLDivElement> }

/** A tool that takes the whole window. The site's own bars are hidden meanwhile, also from the keyboard (styles.css). */
export const Workbench = ({ children, className, ref }: WorkbenchProps) => (
  <div
    ref={ref}
    tabIndex={-1}
    data-workbench=""
    className={classes('fixed inset-0 z-30 flex flex-col overflow-y-auto bg-paper outline-none', className)}
  >
    {children}
  </div>
)

/** What a workbench may cover. It is hidden meanwhile, too. */
export const BehindWorkbench = ({ children }: { children: ReactNode }) => <div data-behind="">{children}</div>
