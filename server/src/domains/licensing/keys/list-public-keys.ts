import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { listKeys } from './key.store.ts'
import { jwkOf } from './key-formats.ts'

/** The keys that sign now or soon, for clients that verify tokens. */
export const listPublicKeys = async (db: Reader, creatorId: string) => {
  const keys = await listKeys(db, creatorId)
  if (keys.length === 0) {
    const creator = await db.selectFrom('creators').select('id').where('id', '=', creatorId).executeTakeFirst()
    if (!creator) return refuse('not-found')
  }
  return keys.filter(({ state }) => state !== 'revoked').map((key) => jwkOf(key.kid, key.public_key))
}
