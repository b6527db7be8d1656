import { applyCoupon } from '#contract/orders/orders.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { giveToken, takeToken } from '#platform/http/take-token.ts'
import type { Visitor } from '#platform/http/visitor.ts'

/** An account has one bucket for all its guesses, in however many carts and networks. */
const bucketOf = (visitor: Visitor): string | undefined => (visitor.kind === 'user' ? `coupon-of-account:${visitor.userId}` : undefined)

/** Counts a guess before anything is looked up. The network is counted by the route. */
export const countCouponGuess = async (db: Reader, visitor: Visitor): Promise<void> => {
  const bucket = bucketOf(visitor)
  const verdict = bucket && (await takeToken(db, bucket, applyCoupon.limit))
  if (verdict && !verdict.taken) refuse('too-many', { retryAfter: verdict.retryAfter })
}

/** A code that works was not a guess. */
export const forgetCouponGuess = async (db: Reader, visitor: Visitor): Promise<void> => {
  const bucket = bucketOf(visitor)
  if (bucket) await giveToken(db, bucket, applyCoupon.limit)
}
