import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'

/** Wraps skeletons and announces once what is loading. */
export const Loading = ({ label = 'Loading', children, className }: { label?: string; children: ReactNode; className?: string }) => (
  <div role="status" aria-busy="true" className={className}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {children}
  </div>
)
