import { sql } from 'kysely'

/** The payout that a sale (`s`) is in; null while it is in none. */
export const payoutOf = sql<string | null>`(
  select p.payout_id from ledger_entries e
  join ledger_lines l on l.entry_id = e.id and l.account = 'Creator' and l.creator_id = s.creator_id
  join payout_lines p on p.entry_id = l.entry_id and p.index = l.index
  where e.order_id = s.order_id and e.kind = 'Sale' limit 1)`
