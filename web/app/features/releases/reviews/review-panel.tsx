import { type ReactNode, useId } from 'react'
import type { Review } from '#contract/releases/reviews.ts'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Loading } from '#web/ui/loading.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Skeleton, SkeletonText } from '#web/ui/skeleton.tsx'
import { ReleaseHistory } from '../release-history.tsx'
import { ReleaseNotes } from '../release-notes.tsx'
import { ReleaseStatusChip } from '../release-status-chip.tsx'
import { BuildDifferences } from './build-differences.tsx'
import { ReviewActions } from './review-actions.tsx'
import { ReviewBuilds } from './review-builds.tsx'
import { ReviewFacts } from './review-facts.tsx'
import type { Looked } from './review-screen.ts'
import { mayNotText } from './review-text.ts'

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h3 id={id} className="text-16">
        {title}
      </h3>
      {children}
    </section>
  )
}

/** The reason that the creator was given. */
const Reason = ({ review }: { review: Review }) =>
  review.reason && (
    <Notice kind={review.status === 'InReview' ? 'info' : 'bad'} title={review.status === 'InReview' ? 'Previous feedback' : 'Reason'}>
      <span className="whitespace-pre-line wrap-anywhere">{review.reason}</span>
    </Notice>
  )

type LoadedProps = { review: Review; reread: () => Promise<unknown> }

const LoadedReview = ({ review, reread }: LoadedProps) => {
  const mayNot = mayNotText(review)
  return (
    <article aria-labelledby="review" className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h2 id="review" className="text-28 wrap-anywhere">
            {review.productName} <span className="figures">{review.version}</span>
          </h2>
          <ReleaseStatusChip release={review} />
        </div>
        {mayNot ? <Notice>{mayNot}</Notice> : <ReviewActions review={review} reread={reread} />}
        <Reason review={review} />
        <ReviewFacts review={review} />
      </header>
      <Part title="Builds">
        {review.builds.length > 0 ? (
          <ReviewBuilds builds={review.builds} releaseId={review.id} canTest={review.mayNotBecause !== 'read-only'} />
        ) : (
          <p className="text-14 text-ink-2">It has no files.</p>
        )}
      </Part>
      <Part title="Since the last approved release">
        <BuildDifferences differences={review.differences} />
      </Part>
      <Part title="Notes">
        {review.notesHtml ? <ReleaseNotes html={review.notesHtml} /> : <p className="text-14 text-ink-2">No notes from the creator.</p>}
      </Part>
      <Part title="History">
        <ReleaseHistory events={review.history} />
      </Part>
    </article>
  )
}

type ReviewPanelProps = { looked: Looked; reread: () => Promise<unknown> }

/** A release next to the queue: the results of its checks, its changes, and the actions. */
export const ReviewPanel = ({ looked, reread }: ReviewPanelProps) => {
  switch (looked.state) {
    case 'loading':
      return (
        <Loading label="Loading the release" className="grid gap-6">
          <Skeleton className="h-9 w-64" />
          <Skeleton className="h-24" />
          <SkeletonText lines={6} />
        </Loading>
      )
    case 'failed':
      return (
        <ErrorState title={looked.failure.title} onRetry={looked.retry}>
          {looked.failure.text}
        </ErrorState>
      )
    case 'there':
      return <LoadedReview review={looked.review} reread={reread} />
  }
}
