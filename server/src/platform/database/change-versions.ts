import type { Reader } from './database.ts'
import { fixedStatement } from './fixed-statement.ts'

type VersionRow = { creator_id: string; version: number }

const selectVersions = fixedStatement<VersionRow>('select s.creator_id, s.version from change_versions s where s.creator_id = any($1)')

/**
 * How often the data of each of these creators has changed so far. A version rises in the transaction that changes the data, so what was
 * read after a version is current while the version is the same.
 */
export const readVersions = async (db: Reader, creatorIds: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  if (creatorIds.length === 0) return new Map()
  return new Map((await selectVersions(db, [creatorIds])).map((row) => [row.creator_id, row.version]))
}
