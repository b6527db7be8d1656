import type { RawBuilder } from 'kysely'
import type { Reader } from '#platform/database/database.ts'

/** A promise about the data in the database, and the query that finds violations. */
export type Invariant = { promise: string; findViolations(db: Reader): Promise<string[]> }

export const holds = (promise: string, query: RawBuilder<{ violation: string }>): Invariant => ({
  promise,
  findViolations: async (db) => (await query.execute(db)).rows.map((row) => row.violation),
})
