import { Suspense } from 'react'
import { studioAddress } from '#web/lib/catalog/studio-address.ts'
import { useStudio } from '#web/lib/session/my-studio.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { StudioButton } from '../parts/studio/studio-button.tsx'
import type { HomeSearch } from './home-search.ts'

// Personal counts are loaded by the browser: visitors who have not described their studio never load the code for them.
const FittingChoice = lazyPart(() => import('./fitting-choice.tsx').then((part) => part.FittingChoice))

/**
 * Filters a search by what fits. Visitors who have not described their studio are asked to, in a line as high as the filter that replaces
 * it.
 */
export const StudioFilter = ({ search }: { search: HomeSearch }) => {
  const studio = useStudio()
  return (
    <div>
      <div className="mb-0.5 flex min-h-6 items-baseline justify-between gap-3 text-14">
        <h3 className="text-14 tracking-normal">My studio</h3>
        {studio && <StudioButton className="min-h-6">Change</StudioButton>}
      </div>
      {studio ? (
        <Suspense fallback={<div className="min-h-8.5" />}>
          <FittingChoice search={search} fits={studioAddress(studio)} />
        </Suspense>
      ) : (
        <StudioButton className="flex min-h-8.5 items-center text-14">Tell us what you use</StudioButton>
      )}
    </div>
  )
}
