import { getReview, listReviews, type Review } from '#contract/releases/reviews.ts'
import { failureMessage } from '#web/lib/api/failure-message.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useReread } from '#web/lib/api/use-reread.ts'
import type { Looked } from './review-screen.ts'

/** How often an open release is read again, to show that a colleague took it. */
const pollEvery = 30_000

type Found = { looked: Looked | undefined; reread: () => Promise<unknown> }

/** The release next to the queue. */
export const useReview = (releaseId: string | undefined, first: Review | null | undefined): Found => {
  const { data, error, refetch } = useRead(read(getReview, { params: { releaseId: releaseId ?? '' } }), {
    first,
    enabled: releaseId !== undefined,
    every: () => pollEvery,
  })
  const rereadPage = useReread()
  const reread = () => Promise.all([refetch(), rereadPage(listReviews)])
  if (releaseId === undefined) return { looked: undefined, reread }
  if (data) return { looked: { state: 'there', review: data }, reread }
  if (error) return { looked: { state: 'failed', failure: failureMessage(error), retry: refetch }, reread }
  return { looked: { state: 'loading' }, reread }
}
