import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { type Claim, claimantOf, findClaim, hasLimit } from './claim.views.ts'
import { dayOf, downloadsPerDay, resumableSince, secondsToNextDay } from './download-limit.rules.ts'
import type { Linked } from './download-link.ts'
import { findDay } from './download-record.views.ts'

/** A refusal that says when to try again. */
export const refuseForToday = (now: Date): never => refuse('download-limit', { retryAfter: secondsToNextDay(now) })

/**
 * Refuses early what would be refused anyway. A download of this very file in progress may continue, whatever else was downloaded
 * that day. It is counted where the file is sent: a link may be followed by many.
 */
export const requireDownloadsLeft = async (db: Reader, linked: Linked, now: Date): Promise<Claim | undefined> => {
  const claim = await findClaim(db, linked, now)
  if (!claim || !hasLimit(claim)) return claim
  const claimant = claimantOf(claim, '')
  const { started, canGoOn } = await findDay(db, { claimant, claim, day: dayOf(now), buildId: linked.buildId, since: resumableSince(now) })
  if (started >= downloadsPerDay && !canGoOn) refuseForToday(now)
  return claim
}
