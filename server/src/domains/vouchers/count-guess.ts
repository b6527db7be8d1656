import { guessLimit } from '#contract/vouchers/redeeming.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { giveToken, takeToken } from '#platform/http/take-token.ts'
import type { Visitor } from '#platform/http/visitor.ts'

/** An account has one bucket for looking up and redeeming, however many networks it comes from. */
const bucketOf = (visitor: Visitor): string | undefined => (visitor.kind === 'user' ? `voucher-of-account:${visitor.userId}` : undefined)

/** Counts a guess before anything is looked up. The network is counted by the route. */
export const countGuess = async (db: Reader, visitor: Visitor): Promise<void> => {
  const bucket = bucketOf(visitor)
  const verdict = bucket && (await takeToken(db, bucket, guessLimit))
  if (verdict && !verdict.taken) refuse('too-many', { retryAfter: verdict.retryAfter })
}

/** A code that exists was not a guess. */
export const forgetGuess = async (db: Reader, visitor: Visitor): Promise<void> => {
  const bucket = bucketOf(visitor)
  if (bucket) await giveToken(db, bucket, guessLimit)
}
