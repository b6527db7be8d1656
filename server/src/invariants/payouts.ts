import { sql } from 'kysely'
import { holds, type Invariant } from './invariant.ts'

/** Invariants of payouts to creators. */
export const payoutInvariants: readonly Invariant[] = [
  holds(
    'a payout is the sum of its lines, in every currency, and of what they come to',
    sql`
      with lines as (
        select p.payout_id, l.currency, 0 - sum(l.amount) as amount from payout_lines p
        join ledger_lines l on l.entry_id = p.entry_id and l.index = p.index group by 1, 2
      )
      select coalesce(a.payout_id, n.payout_id) || ' ' || coalesce(a.currency, n.currency) as violation
      from payout_amounts a full join lines n on n.payout_id = a.payout_id and n.currency = a.currency
      where a.amount is distinct from n.amount
      union all
      select p.id from payouts p
      where p.amount is distinct from (select sum(a.result) from payout_amounts a where a.payout_id = p.id)`,
  ),
  holds(
    'a payout pays lines of its own creator that are due',
    sql`
      select p.id as violation from payouts p join payout_lines i on i.payout_id = p.id join payout_runs r on r.id = p.run_id
      left join ledger_lines l on l.entry_id = i.entry_id and l.index = i.index
      where l.account is distinct from 'Creator' or l.creator_id is distinct from p.creator_id or l.due_at is null or l.due_at > r.due_by`,
  ),
  holds(
    'what creators are owed in the books is what no payout has taken',
    sql`
      select l.creator_id || ' ' || l.currency as violation from ledger_lines l
      left join payout_lines p on p.entry_id = l.entry_id and p.index = l.index
      where l.account = 'Creator' group by l.creator_id, l.currency
      having sum(l.amount) <> coalesce(sum(l.amount) filter (where p.payout_id is null and l.due_at is not null), 0)`,
  ),
  holds(
    'a payout leaves nothing behind that was due before it',
    sql`
      select l.entry_id || ' ' || l.index as violation from (
        select p.creator_id, max(r.due_by) as due_by from payouts p join payout_runs r on r.id = p.run_id group by 1
      ) last join ledger_lines l on l.creator_id = last.creator_id and l.account = 'Creator' and l.due_at <= last.due_by - interval '1 day'
      where not exists (select from payout_lines p where p.entry_id = l.entry_id and p.index = l.index)`,
  ),
  holds(
    'what is payable in the books is what was made and not paid',
    sql`
      select coalesce(o.creator_id, b.creator_id) || ' ' || coalesce(o.currency, b.currency) as violation from (
        select p.creator_id, p.currency, sum(p.amount) as amount from payouts p where p.status <> 'Paid' group by 1, 2
      ) o full join (
        select l.creator_id, l.currency, 0 - sum(l.amount) as amount from ledger_lines l where l.account = 'Payable' group by 1, 2
      ) b on b.creator_id = o.creator_id and b.currency = o.currency
      where coalesce(o.amount, 0) <> coalesce(b.amount, 0)`,
  ),
]
