import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import { writeOrderNumber } from '#domains/orders/index.ts'
import type { CsvRow } from '#kernel/csv.ts'
import { toDecimal } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import type { CsvTable } from '#platform/http/stream-csv.ts'
import { findCausingPayouts, type ReadPayoutNumbers } from './causing-payouts.ts'
import './ledger.tables.ts'

const pageSize = 1000

const head = [
  'Entry',
  'Day',
  'Time',
  'Kind',
  'Cause',
  'Order',
  'Payout',
  'Line',
  'Account',
  'Creator',
  'Country',
  'Currency',
  'Amount',
] as const

type Period = { from: string; until: string }

type Row = {
  id: string
  at: Date
  /** To the microsecond, which JavaScript's Date does not have. */
  at_key: string
  kind: string
  reference: string
  order_number: number | null
  index: number
  account: string
  creator_id: string | null
  country: string | null
  currency: Currency
  amount: number
}

const dayLater = (day: string, days: number): Date => new Date(Date.parse(`${day}T00:00:00Z`) + days * 24 * 60 * 60 * 1000)

/** In order of entry. An entry is written with all its lines or not at all, so what was read by then sums to zero. */
const readPage = async (db: Reader, { from, until }: Period, last: Row | undefined): Promise<Row[]> => {
  const after = last
    ? sql`and e.at >= ${last.at_key}::timestamptz
        and (e.at, e.id, l.index) > (${last.at_key}::timestamptz, ${last.id}, ${last.index}::int)`
    : sql``
  const { rows } = await sql<Row>`
    select e.id, e.at, e.at::text as at_key, e.kind, e.reference, o.number as order_number, l.index, l.account, l.creator_id, l.country,
      l.currency, l.amount
    from ledger_entries e join ledger_lines l on l.entry_id = e.id left join orders o on o.id = e.order_id
    where e.at >= ${dayLater(from, 0)} and e.at < ${dayLater(until, 1)} ${after}
    order by e.at, e.id, l.index limit ${pageSize}`.execute(db)
  return rows
}

const cellsOf = (row: Row, payout: string | null): CsvRow => [
  row.id,
  row.at.toISOString().slice(0, 10),
  row.at.toISOString(),
  row.kind,
  row.reference,
  row.order_number === null ? null : writeOrderNumber(row.order_number),
  payout,
  row.index,
  row.account,
  row.creator_id,
  row.country,
  row.currency,
  toDecimal(row.amount, row.currency),
]

async function* readPages(db: Reader, readNumbers: ReadPayoutNumbers, period: Period): AsyncGenerator<CsvRow[], void> {
  for (let last: Row | undefined; ; ) {
    const rows = await readPage(db, period, last)
    const payoutOf = await findCausingPayouts(db, readNumbers, rows)
    yield rows.map((row) => cellsOf(row, payoutOf(row.reference)?.number ?? null))
    last = rows.at(-1)
    if (rows.length < pageSize) return
  }
}

/** Every line of the ledger in a period, the last day included. */
export const ledgerTable = (db: Reader, readNumbers: ReadPayoutNumbers, period: Period): CsvTable => ({
  name: `ledger-${period.from}-${period.until}.csv`,
  head,
  pages: readPages(db, readNumbers, period),
})
