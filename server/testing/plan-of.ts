import { type Kysely, type RawBuilder, sql } from 'kysely'

/** How PostgreSQL would read it if no table is read whole where an index can be used: in a test every table is too short for one. */
export const planOf = <Tables>(db: Kysely<Tables>, statement: RawBuilder<unknown>): Promise<string> =>
  db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${statement}`.execute(tx)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
