import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { findSharedOrigins } from './find-frame-origins.ts'
import { judgeReturnUrl, returnMessage } from './return-url.rules.ts'

type WayBack = { returnUrl: string | undefined; creatorIds: readonly string[]; ownOrigins: readonly string[] }

/** A checkout returns its buyer only to our own pages, or to pages of the creators in it. */
export const requireOwnWayBack = async (db: Reader, { returnUrl, creatorIds, ownOrigins }: WayBack): Promise<void> => {
  if (returnUrl === undefined) return
  const verdict = judgeReturnUrl(returnUrl, [...ownOrigins, ...(await findSharedOrigins(db, creatorIds))])
  if (!verdict.fits) refuse('invalid-input', { errors: { returnUrl: [returnMessage[verdict.because]] } })
}
