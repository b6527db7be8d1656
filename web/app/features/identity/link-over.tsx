import type { ReactNode } from 'react'
import { Notice } from '#web/ui/notice.tsx'

/** A mailed link that has expired, and how to get another. */
export const LinkOver = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className="grid max-w-105 justify-items-start gap-5">
    <Notice kind="warn" title="This link has expired" className="w-full">
      {children}
    </Notice>
    {action}
  </div>
)
