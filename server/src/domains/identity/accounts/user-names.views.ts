import type { Reader } from '#platform/database/database.ts'
import '../identity.tables.ts'

/** What people are called today, by their ids; who is deleted has no name any more. */
export const readUserNames = async (db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('users').select(['id', 'name', 'email']).where('id', 'in', ids).where('deleted_at', 'is', null).execute()
  return new Map(rows.map(({ id, name, email }) => [id, name || email]))
}
