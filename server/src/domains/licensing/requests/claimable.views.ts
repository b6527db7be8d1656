import type { Reader } from '#platform/database/database.ts'
import type { OneTrial } from '../trials/trial.rules.ts'
import { findTrial, type Trier } from '../trials/trial.store.ts'
import type { RequestRow } from './request.store.ts'

/** Answered with a trial while nobody was signed in. */
export const isUnclaimed = (row: RequestRow): boolean => row.fulfillment_type === 'Trial' && row.user_id === null

export const trierOf = (row: RequestRow, userId: string | null): Trier => ({
  creatorId: row.creator_id,
  productId: row.product_id,
  deviceSignature: row.device_signature,
  userId,
})

/**
 * The trial that a request was answered with while nobody was signed in, if it is still in no account and runs. Nothing where the account
 * has one on other devices: this device joins that one at its next activation, because its plugin then gets another token.
 */
export const findClaimable = async (db: Reader, row: RequestRow, userId: string | null, now: Date): Promise<OneTrial | undefined> => {
  if (!isUnclaimed(row)) return undefined
  const trial = await findTrial(db, trierOf(row, userId))
  return trial?.user_id === null && trial.status === 'Active' && trial.expires_at > now ? trial : undefined
}
