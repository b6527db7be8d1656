import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'

type PanelStateProps<Answer> = { read: UseQueryResult<Answer>; label: string; children: (answer: Answer) => ReactNode }

/** A panel next to a list: loading, failed, or loaded. */
export const PanelState = <Answer,>({ read: { data, error, refetch }, label, children }: PanelStateProps<Answer>) => {
  if (data !== undefined) return children(data)
  if (error) {
    const { title, text } = failureMessage(error)
    return (
      <ErrorState title={title} onRetry={() => void refetch()}>
        {text}
      </ErrorState>
    )
  }
  return (
    <Loading label={label} className="grid gap-6">
      <Skeleton className="h-9 w-64" />
      <Skeleton className="h-24" />
      <SkeletonText lines={6} />
    </Loading>
  )
}
