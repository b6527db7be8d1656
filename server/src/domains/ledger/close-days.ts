import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import './ledger.tables.ts'

const anHour = 60 * 60 * 1000

/**
 * Sums up the days that are over and were not summed up before. An entry has the time at which its action began: an hour after
 * midnight everything that began before is written, or was given up. What comes later still, the database adds to its day.
 */
export const closeDays = async (db: Reader, now: Date): Promise<void> => {
  const until = `${new Date(now.getTime() - anHour).toISOString().slice(0, 10)}T00:00:00Z`
  await sql`
    insert into ledger_days (day, account, currency, amount)
    select (e.at at time zone 'UTC')::date, l.account, l.currency, sum(l.amount)
    from ledger_entries e join ledger_lines l on l.entry_id = e.id
    where e.at >= coalesce((select (max(d.day) + 1)::timestamp at time zone 'UTC' from ledger_days d), '-infinity') and e.at < ${until}
    group by 1, 2, 3 on conflict do nothing`.execute(db)
}
