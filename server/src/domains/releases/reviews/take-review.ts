import type { Tx } from '#platform/database/database.ts'
import { recordEvent } from '../record-event.ts'
import { holderOf, judgeTaking, reviewLasts } from './review.rules.ts'
import { holdReview, setTaken } from './review.store.ts'
import { type Reviewer, requireReview } from './reviewer.ts'

/** Takes a review for half an hour; its holder prolongs it. */
export const takeReview = async (tx: Tx, reviewer: Reviewer, releaseId: string): Promise<void> => {
  const { userId, now } = reviewer
  const { facts } = await holdReview(tx, releaseId, userId)
  requireReview(judgeTaking(facts, reviewer))
  await setTaken(tx, releaseId, { by: userId, until: new Date(now.getTime() + reviewLasts) })
  if (holderOf(facts, now) !== userId) await recordEvent(tx, { releaseId, at: now, by: userId, what: 'ReviewTaken' })
}
