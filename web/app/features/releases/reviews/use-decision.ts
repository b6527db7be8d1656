import { type Review, takeReview } from '#contract/releases/reviews.ts'
import { call } from '#web/lib/api/call.ts'
import { useReviewScreen } from './review-screen.ts'
import { useScreenClose } from './use-screen-close.ts'

/** Decides, closes the screen and shows what became of it. */
export const useDecision = (review: Review): ((send: () => Promise<unknown>) => Promise<void>) => {
  const { reread } = useReviewScreen()
  const close = useScreenClose()
  return async (send) => {
    try {
      // Only whoever took a review decides; where nobody has it, deciding is taking it.
      if (!review.taken?.isYou) await call(takeReview, { params: { releaseId: review.id } })
      await send()
    } catch (error) {
      // What the reviewer saw may be old: the page should show what is there now.
      void reread()
      throw error
    }
    // First, so that the screen does not say of its own decision that nothing can be decided.
    close()
    void reread()
  }
}
