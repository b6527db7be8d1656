import { useOutletContext } from 'react-router'
import type { Review } from '#contract/releases/reviews.ts'
import type { FailureMessage } from '#web/lib/api/failure-message.ts'

/** The release that is looked at, as far as it is there. */
export type Looked =
  | { state: 'loading' }
  | { state: 'failed'; failure: FailureMessage; retry: () => Promise<unknown> }
  | { state: 'there'; review: Review }

/** What the queue gives to the screens over it. */
export type ReviewScreen = {
  looked: Looked
  /** Reads again what has changed. */
  reread: () => Promise<unknown>
  /** Reasons that were begun, by release: closing the screen loses nothing. */
  reasons: Map<string, string>
}

export const useReviewScreen = (): ReviewScreen => useOutletContext<ReviewScreen>()
