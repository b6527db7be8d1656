import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'

/**
 * Two months of visits and plays for every creator's pages. The days differ a little, but always in the same way. One statement, because
 * every start of a new shop waits for it.
 */
export const loadDemoAttention = async (tx: Tx, now: Date): Promise<void> => {
  await sql`
    insert into attention (creator_id, day, slot, visits, plays, carts)
    select c.id, ${now}::date - d.back, 0, 30 + d.busy, 12 + d.busy * 2 / 5, d.busy / 12
    from creators c
    cross join lateral (
      select back, (abs(hashtext(c.id || back::text)) % 60) as busy from generate_series(0, 59) as back
    ) d
    where c.live
    on conflict do nothing`.execute(tx)
}
