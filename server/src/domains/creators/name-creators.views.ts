import type { Reader } from '#platform/database/database.ts'
import './creators.tables.ts'

/** The names of these creators, by id. */
export const nameCreators = async (db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('creators')
    .select(['id', 'name'])
    .where('id', 'in', [...ids])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
