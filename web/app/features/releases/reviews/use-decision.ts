import { type Review, takeReview } from '#contract/releases/reviews.ts'
import { call } from '#web/lib/api/call.ts'
import { useReviewScreen } from './review-screen.ts'
import { useScreenClose } from './use-screen-close.ts'

/** Sends a decision, closes the screen and shows the result. */
export const useDecision = (review: Review): ((send: () => Promise<unknown>) => Promise<void>) => {
  const { reread } = useReviewScreen()
  const close = useScreenClose()
  return async (send) => {
    try {
      // Only the reviewer who took a review decides; a review that nobody has taken is taken by deciding.
      if (!review.taken?.isYou) await call(takeReview, { params: { releaseId: review.id } })
      await send()
    } catch (error) {
      // The reviewer may have seen an outdated state: the page loads the current one.
      void reread()
      throw error
    }
    // Closed first, since after its own decision the screen would say that no decision is possible.
    close()
    void reread()
  }
}
