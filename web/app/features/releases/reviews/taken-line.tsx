import type { Review } from '#contract/releases/reviews.ts'
import { Instant } from '#web/ui/texts/instant.tsx'

/** Who has taken a review, and until when. */
export const TakenLine = ({ taken }: { taken: NonNullable<Review['taken']> }) => (
  <>
    {taken.isYou ? 'You have it' : `${taken.by.name} has it`}, free <Instant at={taken.until} show="ago" />
  </>
)
