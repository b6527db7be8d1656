import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { FlatWave } from './pictures/flat-wave.tsx'

type EmptyStateProps = {
  title: string
  /** What to do next, in a sentence. */
  children?: ReactNode
  action?: ReactNode
  level?: 1 | 2 | 3
  className?: string
}

/** The placeholder of an empty list. */
export const EmptyState = ({ title, children, action, level = 2, className }: EmptyStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div className={classes('grid justify-items-start gap-2 soft:py-12', className)}>
      <FlatWave shape="silent" className="mb-3" />
      <Heading className="text-20">{title}</Heading>
      {children && <div className="max-w-[31em] text-ink-2">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap gap-2.5">{action}</div>}
    </div>
  )
}
