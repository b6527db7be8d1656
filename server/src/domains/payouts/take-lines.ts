import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { Tx } from '#platform/database/database.ts'
import { unpaidLines } from './earned.views.ts'
import './payouts.tables.ts'

export type Taken = { currency: Currency; amount: number }

type Key = { due: string; entry_id: string; index: number }
type Part = Taken & { lines: number; last: Key }
type Whose = { payoutId: string; creatorId: string; dueBy: Date }

const takeSome = async (tx: Tx, { payoutId, creatorId, dueBy }: Whose, atOnce: number, after: Key | undefined): Promise<Part[]> => {
  const further = after
    ? sql`and l.due_at >= ${after.due}::timestamptz
        and (l.due_at, l.entry_id, l.index) > (${after.due}::timestamptz, ${after.entry_id}, ${after.index}::int)`
    : sql``
  const { rows } = await sql<Part>`
    with unpaid as (
      select l.entry_id, l.index, l.currency, l.amount, l.due_at from ${unpaidLines([creatorId], dueBy, payoutId)} ${further}
      order by l.due_at, l.entry_id, l.index limit ${atOnce}
    ), taken as (insert into payout_lines (entry_id, index, payout_id) select u.entry_id, u.index, ${payoutId} from unpaid u)
    select u.currency, (0 - sum(u.amount))::bigint as amount, count(*)::int as lines, (
      select jsonb_build_object('due', e.due_at::text, 'entry_id', e.entry_id, 'index', e.index)
      from unpaid e order by e.due_at desc, e.entry_id desc, e.index desc limit 1
    ) as last
    from unpaid u group by u.currency`.execute(tx)
  return rows
}

/**
 * Takes the lines, each of which has room for one payout alone, and says what they sum to: as many at once as a statement takes well
 * within the time it has.
 */
export const takeLines = async (tx: Tx, whose: Whose, atOnce = 20_000): Promise<Taken[]> => {
  const parts: Part[] = []
  for (let after: Key | undefined; ; ) {
    const some = await takeSome(tx, whose, atOnce, after)
    parts.push(...some)
    after = some[0]?.last
    if (some.reduce((sum, { lines }) => sum + lines, 0) < atOnce) break
  }
  const grouped = Map.groupBy(parts, ({ currency }) => currency)
  return [...grouped].map(([currency, own]) => ({ currency, amount: own.reduce((sum, { amount }) => sum + amount, 0) }))
}
