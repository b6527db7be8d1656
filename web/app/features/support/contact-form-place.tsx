import { Loading } from '#web/ui/loading.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

/** Keeps the room of the form while its code is on its way. */
export const ContactFormPlace = () => (
  <Loading label="Loading the form" className="grid min-h-130 max-w-160 content-start gap-5">
    <div className="grid gap-5 sm:grid-cols-2">
      <Skeleton className="h-18" />
      <Skeleton className="h-18" />
    </div>
    <Skeleton className="h-18" />
    <Skeleton className="h-48" />
  </Loading>
)
