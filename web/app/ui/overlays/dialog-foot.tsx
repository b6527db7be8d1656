import type { ReactNode } from 'react'

/**
 * The last row of a form in a dialog, over the full width: its buttons, and before them what they would do. It stays in view while the form
 * scrolls.
 */
export const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 z-1 -mx-5 mt-1 flex flex-wrap items-center justify-end gap-2.5 border-t border-line bg-paper px-5 pt-4 sm:-mx-6 sm:px-6">
    {children}
  </div>
)
