import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { Link, Outlet, useLocation, useSearchParams } from 'react-router'
import { getReview, listReviews } from '#contract/releases/reviews.ts'
import { KeyLegend } from '#web/features/releases/reviews/key-legend.tsx'
import { releaseIn, reviewHref, wishIn } from '#web/features/releases/reviews/review-address.ts'
import { ReviewPanel } from '#web/features/releases/reviews/review-panel.tsx'
import { ReviewQueue } from '#web/features/releases/reviews/review-queue.tsx'
import type { ReviewScreen } from '#web/features/releases/reviews/review-screen.ts'
import { useReview } from '#web/features/releases/reviews/use-review.ts'
import { useReviewKeys } from '#web/features/releases/reviews/use-review-keys.ts'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { pageReads, read, readPart } from '#web/lib/api/page-reads.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { classes } from '#web/ui/classes.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'

export const handle = { query: ['show', 'q', 'after', 'release', 'outcome'] }

const page = pageReads(({ url: { pathname, searchParams } }) => {
  const chosen = releaseIn(pathname, searchParams)
  return {
    reviews: read(listReviews, { query: wishIn(searchParams) }),
    ...(chosen && { review: readPart(getReview, { params: { releaseId: chosen } }) }),
  }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Releases')

/** Next to a long review the queue stays where it is, and scrolls by itself. */
const besideLook = 'min-w-0 lg:sticky lg:top-4 lg:-m-1 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto lg:p-1'

export default function AdminReleases() {
  const { reviews, review } = page.useData()
  const [query] = useSearchParams()
  const { pathname } = useLocation()
  const chosen = releaseIn(pathname, query)
  const { looked, reread } = useReview(chosen, review)
  const [reasons] = useState(() => new Map<string, string>())
  const canDecide = looked?.state === 'there' && looked.review.mayNotBecause === null
  useReviewKeys({ ids: reviews.items.map(({ id }) => id), chosen, canDecide, isCovered: pathname !== '/admin/releases' })
  return (
    <>
      <PageHead title="Releases">{reviews.items.length > 0 && <KeyLegend canDecide={canDecide} />}</PageHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
        <div className={classes(besideLook, chosen && 'max-lg:hidden')}>
          <ReviewQueue page={reviews} wish={wishIn(query)} chosen={chosen} />
        </div>
        {looked ? (
          <div className="min-w-0">
            <Link to={reviewHref(query)} className="mb-4 inline-flex items-center gap-1.5 text-14 text-ink-2 hover:text-ink lg:hidden">
              <ArrowLeft size={16} aria-hidden="true" />
              The queue
            </Link>
            <ReviewPanel looked={looked} reread={reread} />
          </div>
        ) : (
          reviews.items.length > 0 && (
            <EmptyState title="Choose a release" className="content-start max-lg:hidden">
              Its report, its files and what is new since the last approved one are shown here.
            </EmptyState>
          )
        )}
      </div>
      {looked && <Outlet context={{ looked, reread, reasons } satisfies ReviewScreen} />}
    </>
  )
}
