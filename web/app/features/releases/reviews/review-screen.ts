import { useOutletContext } from 'react-router'
import type { Review } from '#contract/releases/reviews.ts'
import type { FailureMessage } from '#web/lib/api/failure-message.ts'

/** The open release and the state of its loading. */
export type Looked =
  | { state: 'loading' }
  | { state: 'failed'; failure: FailureMessage; retry: () => Promise<unknown> }
  | { state: 'there'; review: Review }

/** What the queue passes to the screens over it. */
export type ReviewScreen = {
  looked: Looked
  /** Loads the current state. */
  reread: () => Promise<unknown>
  /** Unfinished reasons by release: closing the screen loses nothing. */
  reasons: Map<string, string>
}

export const useReviewScreen = (): ReviewScreen => useOutletContext<ReviewScreen>()
