import RotateCw from 'lucide-react/icons/rotate-cw'
import type { ReactNode } from 'react'
import { Button } from './buttons/button.tsx'
import { classes } from './classes.ts'
import { FlatWave } from './pictures/flat-wave.tsx'
import { Tag } from './tag.tsx'

type ErrorStateProps = {
  /** What happened. */
  title: string
  /** What to do about it. */
  children?: ReactNode
  /** A status or an id that support can look up. */
  code?: string | number | undefined
  onRetry?: (() => unknown) | undefined
  retryLabel?: string
  /** Other actions, next to retry. */
  action?: ReactNode
  /** 1 for a page of its own; otherwise it is announced where it appears. */
  level?: 1 | 2 | 3
  className?: string
}

export const ErrorState = ({ title, children, code, onRetry, retryLabel = 'Try again', action, level = 2, className }: ErrorStateProps) => {
  const Heading = `h${level}` as const
  return (
    <div role={level === 1 ? undefined : 'alert'} className={classes('grid justify-items-start gap-2 soft:py-12', className)}>
      <FlatWave shape="broken" className="mb-3" />
      {code !== undefined && <Tag>{code}</Tag>}
      <Heading className={level === 1 ? 'text-40' : 'text-20'}>{title}</Heading>
      {children && <div className="max-w-[35em] text-ink-2">{children}</div>}
      {(onRetry || action) && (
        <div className="mt-3 flex flex-wrap gap-2.5">
          {onRetry && (
            <Button onPress={onRetry} icon={<RotateCw size={16} aria-hidden="true" />} errorLabel="Still not working">
              {retryLabel}
            </Button>
          )}
          {action}
        </div>
      )}
    </div>
  )
}
