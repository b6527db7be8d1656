import { sql } from 'kysely'
import { holds, type Invariant } from './invariant.ts'

/** Append-only tables. */
export const books = ['audit_log', 'creator_fees', 'invoices', 'ledger_entries', 'ledger_lines', 'license_events', 'payout_lines'] as const

const named = sql.join(books.map((name) => sql.lit(name)))

/** Invariants of the current database role, which is the one that serves. */
export const roleInvariants: readonly Invariant[] = [
  holds(
    'whoever serves can add to the ledger and the audit log, and change nothing in them',
    sql`
      select c.relname || ' ' || fault.fault as violation
      from pg_class c cross join lateral (
        select 'can be changed by ' || current_user as fault
        where has_any_column_privilege(c.oid, 'update') or has_table_privilege(c.oid, 'delete, truncate, trigger')
        union all
        select 'belongs to ' || current_user || ' or to somebody it can become' where pg_has_role(c.relowner, 'member')
        union all
        select 'does not refuse changes'
        where (
          select count(*) from pg_trigger t join pg_proc p on p.oid = t.tgfoid
          where t.tgrelid = c.oid and p.proname = 'refuse_change' and t.tgenabled in ('O', 'A')
        ) < 2
      ) fault
      where c.relnamespace = 'public'::regnamespace and c.relname in (${named})
      union all
      select wanted.name || ' is not there' from unnest(array[${named}]) as wanted (name)
      where to_regclass('public.' || wanted.name) is null`,
  ),
]
