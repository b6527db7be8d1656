import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { recordEvent } from '../record-event.ts'
import { holderOf } from './review.rules.ts'
import { holdReview, setTaken } from './review.store.ts'
import type { Reviewer } from './reviewer.ts'

/** Releases a review for somebody else. Only its holder can. */
export const giveBackReview = async (tx: Tx, { userId, now }: Reviewer, releaseId: string): Promise<void> => {
  const { facts } = await holdReview(tx, releaseId, userId)
  if (facts.takenBy !== userId) {
    return refuse(holderOf(facts, now) === null ? 'already-done' : 'review-taken', { detail: 'This review isn’t assigned to you.' })
  }
  await setTaken(tx, releaseId, null)
  await recordEvent(tx, { releaseId, at: now, by: userId, what: 'ReviewGivenBack' })
}
