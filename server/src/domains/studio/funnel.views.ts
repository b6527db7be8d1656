import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import './studio.tables.ts'

type Period = { creatorId: string; from: string; until: string }
type Trials = { begun: number; bought: number }

/** How many reached each step in these days. */
export const readAttention = async (db: Reader, { creatorId, from, until }: Period) => {
  const { rows } = await sql<{ visits: number; plays: number; carts: number }>`
    select coalesce(sum(a.visits), 0)::int as visits, coalesce(sum(a.plays), 0)::int as plays, coalesce(sum(a.carts), 0)::int as carts
    from attention a where a.creator_id = ${creatorId} and a.day between ${from}::date and ${until}::date`.execute(db)
  return rows[0] ?? { visits: 0, plays: 0, carts: 0 }
}

/** Of those who started a trial in these days: how many have bought the product since, alone or in a bundle. */
export const readTrials = async (db: Reader, { creatorId, from, until }: Period): Promise<Trials> => {
  const { rows } = await sql<Trials>`
    select count(*)::int as begun, count(*) filter (where exists (
      select from licenses l where l.creator_id = t.creator_id and l.product_id = t.product_id and l.user_id = t.user_id
        and l.cause = 'Order' and l.status = 'Active' and l.created_at >= t.started_at))::int as bought
    from trials t where t.creator_id = ${creatorId}
      and t.started_at >= ${`${from}T00:00:00Z`}::timestamptz and t.started_at < ${`${until}T00:00:00Z`}::timestamptz + interval '1 day'`.execute(
    db,
  )
  return rows[0] ?? { begun: 0, bought: 0 }
}
