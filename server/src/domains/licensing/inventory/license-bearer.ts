import type { Reader } from '#platform/database/database.ts'
import { judgeStanding } from '../tokens/claims.rules.ts'
import { readToken } from '../tokens/read-token.ts'
import { findFacts, standingOf } from '../tokens/token-facts.views.ts'
import type { TokenSigner } from '../tokens/token-signer.ts'
import type { ProductKey } from './offered-releases.ts'

/** The holder of a product's license token. */
export type LicenseBearer = { licenseId: string; activationId: string; userId: string | null }

/**
 * Reads `Authorization: LicenseToken ...`, with which a plugin fetches its own update. A token that is invalid, or for another
 * product, counts as none.
 */
export const findBearer = async (
  db: Reader,
  signer: TokenSigner,
  authorization: string | undefined,
  product: ProductKey,
  now: Date,
): Promise<LicenseBearer | undefined> => {
  const token = /^LicenseToken (\S+)$/.exec(authorization ?? '')?.[1]
  const read = token && (await readToken(db, signer.keyring, token, product))
  const row = read && (await findFacts(db, read.claims.id))
  if (!read || !row || row.license_id !== read.claims['l:id'] || !row.keys?.some(({ kid }) => kid === read.kid)) return undefined
  if (!judgeStanding(standingOf(row), now).good) return undefined
  return { licenseId: row.license_id, activationId: read.claims.id, userId: row.user_id }
}
