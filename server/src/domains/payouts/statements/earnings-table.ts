import { sql } from 'kysely'
import { daysHeld } from '#domains/ledger/index.ts'
import type { CsvRow } from '#kernel/csv.ts'
import type { Reader } from '#platform/database/database.ts'
import type { CsvTable } from '#platform/http/stream-csv.ts'
import { type LineRecord, lineColumns, lineTables } from '../payout-line.views.ts'
import { lineCells, lineHead, pageSize } from './line-cells.ts'

type Period = { from: string; until: string }
type Row = LineRecord & { due: Date; due_key: string; payout: number | null; status: string | null }

const dayLater = (day: string, days: number): Date => new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * 60 * 1000)

/** In the order it is paid out in, which the index has: nothing falls due before it happened or more than the days it is held after. */
const readPage = async (db: Reader, creatorId: string, { from, until }: Period, last: Row | undefined): Promise<Row[]> => {
  const after = last
    ? sql`and (l.due_at, l.entry_id, l.index) > (${last.due_key}::timestamptz, ${last.entry_id}, ${last.index}::int)
        and l.due_at >= ${last.due_key}::timestamptz`
    : sql``
  const { rows } = await sql<Row>`
    select ${lineColumns}, l.due_at as due, l.due_at::text as due_key, p.number as payout, p.status
    from ${lineTables}
    left join payout_lines t on t.entry_id = l.entry_id and t.index = l.index left join payouts p on p.id = t.payout_id
    where l.account = 'Creator' and l.creator_id = ${creatorId}
      and l.due_at >= ${dayLater(from, 0)} and l.due_at < ${dayLater(until, 1 + daysHeld)}
      and e.at >= ${dayLater(from, 0)} and e.at < ${dayLater(until, 1)} ${after}
    order by l.due_at, l.entry_id, l.index limit ${pageSize}`.execute(db)
  return rows
}

async function* readPages(db: Reader, creatorId: string, period: Period): AsyncGenerator<CsvRow[], void> {
  for (let last: Row | undefined; ; ) {
    const rows = await readPage(db, creatorId, period, last)
    yield rows.map((row) => [...lineCells(row), row.due.toISOString(), row.payout, row.status])
    last = rows.at(-1)
    if (rows.length < pageSize) return
  }
}

/** Everything that changed what a creator is owed in a period, paid out or not; its last day belongs to it. */
export const earningsTable = (db: Reader, creatorId: string, period: Period): CsvTable => ({
  name: `earnings-${period.from}-${period.until}.csv`,
  head: [...lineHead, 'Due', 'Payout', 'Payout status'],
  pages: readPages(db, creatorId, period),
})
