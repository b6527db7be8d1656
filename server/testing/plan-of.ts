import { type Kysely, type RawBuilder, sql } from 'kysely'

/**
 * PostgreSQL's plan with sequential scans disabled wherever an index can be used: in tests the tables are too small for indexes otherwise.
 */
export const planOf = <Tables>(db: Kysely<Tables>, statement: RawBuilder<unknown>): Promise<string> =>
  db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
