import type { Reader } from '#platform/database/database.ts'
import { fixedStatement } from '#platform/database/fixed-statement.ts'

/** SQL for the products whose licenses a person has at a moment, without trials. Both are expressions of the surrounding statement. */
export const selectOwned = (userId: string, now: string): string => `
  select distinct l.creator_id || '/' || l.product_id as key from licenses l
  where l.user_id = ${userId} and l.status = 'Active' and l.cause <> 'Trial' and (l.expires_at is null or l.expires_at > ${now})`

const listKeys = fixedStatement<{ key: string }>(selectOwned('$1', '$2'))

export const listOwned = async (db: Reader, { userId, now }: { userId: string; now: Date }): Promise<string[]> =>
  (await listKeys(db, [userId, now])).map(({ key }) => key)
