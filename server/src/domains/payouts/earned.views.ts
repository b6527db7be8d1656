import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Earned } from './judge-payout.rules.ts'
import './payouts.tables.ts'

/** One creator is queried separately: grouped by a constant, a hundred thousand lines would be sorted by it. */
const those = (creatorIds: readonly string[]) =>
  creatorIds.length === 1 ? sql`(select ${creatorIds[0]}::text as id) c` : sql`unnest(${[...creatorIds]}::text[]) c (id)`

/**
 * Lines of creators' accounts that are due by a day and in no payout. The ledger has what is owed as negative.
 * A payout takes everything that is due: nothing before the last one (without `besides`, which is being made) is searched, and what is
 * due after it is in none. Only around its time is each line looked up by its key; a margin of a day covers what was written while it was made.
 */
export const unpaidLines = (creatorIds: readonly string[], dueBy: Date, besides: string | null = null) => sql`
  ${those(creatorIds)} cross join lateral (
    select coalesce(max(r.due_by), '-infinity') as due_by
    from payouts p join payout_runs r on r.id = p.run_id where p.creator_id = c.id and p.id is distinct from ${besides}
  ) last
  join ledger_lines l on l.creator_id = c.id and l.account = 'Creator'
    and l.due_at > last.due_by - interval '1 day' and l.due_at <= ${dueBy}
  where (l.due_at > last.due_by or (select p.payout_id from payout_lines p where p.entry_id = l.entry_id and p.index = l.index) is null)`

type Row = { creator_id: string; currency: Currency; amount: number; sales: number; given_back: number }

/** What these creators have earned and were not paid, by creator; those owed nothing are left out. */
export const readEarned = async (db: Reader, creatorIds: readonly string[], dueBy: Date): Promise<Map<string, Earned>> => {
  const { rows } = await sql<Row>`
    select c.id as creator_id, l.currency, (0 - sum(l.amount))::bigint as amount,
      coalesce(0 - sum(l.amount) filter (where l.amount < 0), 0)::bigint as sales,
      coalesce(sum(l.amount) filter (where l.amount > 0), 0)::bigint as given_back
    from ${unpaidLines(creatorIds, dueBy)}
    group by c.id, l.currency`.execute(db)
  // Sorted here: if the query asked for an order, the database would sort every line before it sums them up.
  const sorted = rows.toSorted((one, other) => (one.creator_id + one.currency < other.creator_id + other.currency ? -1 : 1))
  const grouped = Map.groupBy(sorted, (row) => row.creator_id)
  return new Map(
    [...grouped].map(([creatorId, own]) => [
      creatorId,
      own.map(({ currency, amount, sales, given_back }) => ({ currency, amount, sales, givenBack: given_back })),
    ]),
  )
}
