import { Loading } from '#web/ui/loading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** A placeholder for the card fields. */
export const LoadingCardForm = () => (
  <Loading label="Loading the card form" className="grid gap-3">
    <Skeleton className="h-11" />
    <Skeleton className="h-11" />
  </Loading>
)
