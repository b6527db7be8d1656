import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import './ledger.tables.ts'

const anHour = 60 * 60 * 1000

/** Sums up the first open day before `until`; false when there is none. */
const closeNext = (db: Reader, until: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    // Writers into a past day hold the same lock, shared (migration 0111). The next statement sees what they wrote.
    await sql`select pg_advisory_xact_lock(hashtext('ledger-days'))`.execute(tx)
    const { numAffectedRows } = await sql`
      with first as (
        select date_trunc('day', e.at, 'UTC') as day from ledger_entries e
        where e.at >= coalesce((select (max(d.day) + 1)::timestamp at time zone 'UTC' from ledger_days d), '-infinity')
          and e.at < ${until} and exists (select from ledger_lines l where l.entry_id = e.id)
        order by e.at limit 1
      )
      insert into ledger_days (day, account, currency, amount)
      select (f.day at time zone 'UTC')::date, l.account, l.currency, sum(l.amount)
      from first f join ledger_entries e on e.at >= f.day and e.at < f.day + interval '24 hours' join ledger_lines l on l.entry_id = e.id
      group by 1, 2, 3`.execute(tx)
    return (numAffectedRows ?? 0n) > 0n
  })

/**
 * Sums up past days that were not summed up before, one by one, so that a long past takes many short statements. An entry
 * has the time at which its action began: an hour after midnight everything that began before is written or has failed. The
 * database adds any later line to its day.
 */
export const closeDays = async (db: Reader, now: Date): Promise<void> => {
  const until = `${new Date(now.getTime() - anHour).toISOString().slice(0, 10)}T00:00:00Z`
  while (await closeNext(db, until));
}
