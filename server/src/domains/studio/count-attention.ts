import { sql } from 'kysely'
import type { AttentionStep } from '#contract/studio/attention.ts'
import type { Reader } from '#platform/database/database.ts'
import './studio.tables.ts'

type Counted = { creator: string; step: AttentionStep; ownCreatorId: string | null; now: Date }

/** Adds one, in the row of today for this connection's slot. A team's visits to its own pages are not counted. */
export const countAttention = async (db: Reader, { creator, step, ownCreatorId, now }: Counted): Promise<void> => {
  const one = (of: AttentionStep): number => (of === step ? 1 : 0)
  await sql`
    insert into attention as a (creator_id, day, slot, visits, plays, carts)
    select c.id, ${now.toISOString().slice(0, 10)}::date, pg_backend_pid() % 8, ${one('visit')}::int, ${one('play')}::int, ${one('cart')}::int
    from creators c where (c.id = ${creator} or c.slug = ${creator}) and c.live and c.id <> ${ownCreatorId ?? ''}
    on conflict (creator_id, day, slot) do update set
      visits = a.visits + excluded.visits, plays = a.plays + excluded.plays, carts = a.carts + excluded.carts`.execute(db)
}
