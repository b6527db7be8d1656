import { Loading } from '#web/ui/loading.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'

export const LoadingTerms = () => (
  <Loading label="Loading the terms" className="mt-3">
    <SkeletonText lines={4} />
  </Loading>
)
