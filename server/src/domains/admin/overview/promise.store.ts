import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import '../admin.tables.ts'

export type BrokenPromise = { promise: string; violations: readonly string[] }

/** Stores which invariants the check found violated; those that hold again are removed. The time it was first seen is not changed. */
export const storeBrokenPromises = (db: Reader, broken: readonly BrokenPromise[], now: Date): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`delete from broken_promises b where b.promise <> all (${broken.map(({ promise }) => promise)}::text[])`.execute(tx)
    for (const { promise, violations } of broken) {
      const found = { violations: violations.length, examples: violations.slice(0, 5), checked_at: now }
      await tx
        .insertInto('broken_promises')
        .values({ promise, since: now, ...found })
        .onConflict((conflict) => conflict.column('promise').doUpdateSet(found))
        .execute()
    }
  })
