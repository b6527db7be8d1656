import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Earned } from './judge-payout.rules.ts'
import './payouts.tables.ts'

/** Lines of creators' accounts that are due and in no payout. The ledger has what is owed as negative. */
export const unpaidLines = (dueBy: Date) => sql`
  ledger_lines l where l.account = 'Creator' and l.due_at <= ${dueBy}
    and not exists (select from payout_lines p where p.entry_id = l.entry_id and p.index = l.index)`

type Row = { creator_id: string; currency: Currency; amount: number; sold: number; given_back: number }

/** What these creators have earned and were not paid, by creator; those without anything are not in it. */
export const readEarned = async (db: Reader, creatorIds: readonly string[], dueBy: Date): Promise<Map<string, Earned>> => {
  const { rows } = await sql<Row>`
    select l.creator_id, l.currency, (0 - sum(l.amount))::bigint as amount,
      coalesce(0 - sum(l.amount) filter (where l.amount < 0), 0)::bigint as sold,
      coalesce(sum(l.amount) filter (where l.amount > 0), 0)::bigint as given_back
    from ${unpaidLines(dueBy)} and l.creator_id = any (${[...creatorIds]}::text[])
    group by l.creator_id, l.currency order by l.creator_id, l.currency`.execute(db)
  const grouped = Map.groupBy(rows, (row) => row.creator_id)
  return new Map(
    [...grouped].map(([creatorId, own]) => [
      creatorId,
      own.map(({ currency, amount, sold, given_back }) => ({ currency, amount, sold, givenBack: given_back })),
    ]),
  )
}
