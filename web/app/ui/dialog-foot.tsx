import type { ReactNode } from 'react'

/** The last row of a form in a dialog, from edge to edge: its buttons, and before them what they would do. */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className="-mx-5 mt-1 flex flex-wrap items-center justify-end gap-2.5 border-t border-line px-5 pt-4 sm:-mx-6 sm:px-6">
    {children}
  </div>
)
