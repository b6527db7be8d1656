import type { Reader } from '#platform/database/database.ts'
import { fixedStatement } from '#platform/database/fixed-statement.ts'

/** The products whose licenses a person (`$1`) holds at a moment (`$2`), trials left out. */
export const selectOwned = `
  select distinct l.creator_id || '/' || l.product_id as key from licenses l
  where l.user_id = $1 and l.status = 'Active' and l.cause <> 'Trial' and (l.expires_at is null or l.expires_at > $2)`

const listKeys = fixedStatement<{ key: string }>(selectOwned)

export const listOwned = async (db: Reader, { userId, now }: { userId: string; now: Date }): Promise<string[]> =>
  (await listKeys(db, [userId, now])).map(({ key }) => key)
