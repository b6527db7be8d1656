import { sql } from 'kysely'
import { type Currency, currencies } from '#contract/core/money.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Earned } from './judge-payout.rules.ts'

type Row = {
  /** The day it will be due; null when it is. */
  until: string | null
  currency: Currency
  amount: number
  sales: number
  given_back: number
}

export type Waiting = {
  due: { currency: Currency; amount: number }[]
  held: { until: string; currency: Currency; amount: number }[]
  /** What the next run will find: everything that is due before its day. */
  next: Earned
}

const byCurrency = (one: { currency: Currency }, other: { currency: Currency }): number =>
  currencies.indexOf(one.currency) - currencies.indexOf(other.currency)

const sum = (rows: readonly Row[], part: 'amount' | 'sales' | 'given_back'): number => rows.reduce((total, row) => total + row[part], 0)

const perCurrency = (rows: readonly Row[]): [Currency, Row[]][] => [...Map.groupBy(rows, (row) => row.currency)]

/** Lines of one creator by currency, found as in `unpaidLines`, but each part by itself. */
const sums = sql`l.currency, sum(l.amount) as sum, sum(abs(l.amount)) as size`
const own = (creatorId: string) => sql`ledger_lines l where l.creator_id = ${creatorId} and l.account = 'Creator'`
const lastRun = sql`(select due_by from last)`

/**
 * Everything that a creator has earned and was not paid, due or not. A creator may have very many such lines, so they are scanned
 * once, by the index alone, and return as one row for each day and currency. What is due after the last payout is in none;
 * only around its time is each line looked up. Half of the sum of size and amount is what was refunded.
 */
const readRows = async (tx: Tx, creatorId: string, now: Date): Promise<readonly Row[]> => {
  // For a creator who sells as few others do, the planner expects as few rows as for those, and would sort a hundred thousand lines.
  await sql`set local enable_sort = off`.execute(tx)
  const { rows } = await sql<Row>`
    with last as (
      select coalesce(max(r.due_by), '-infinity') as due_by from payouts p join payout_runs r on r.id = p.run_id
      where p.creator_id = ${creatorId}
    ), waiting as (
      select null::timestamptz as until, ${sums} from ${own(creatorId)} and l.due_at > ${lastRun} and l.due_at <= ${now} group by 2
      union all
      select date_bin('1 day', l.due_at, timestamptz '2000-01-01T00:00:00Z') as until, ${sums}
      from ${own(creatorId)} and l.due_at > ${lastRun} and l.due_at > ${now} group by 1, 2
      union all
      select null, ${sums} from ${own(creatorId)} and l.due_at <= ${lastRun} and l.due_at > ${lastRun} - interval '1 day'
        and (select p.payout_id from payout_lines p where p.entry_id = l.entry_id and p.index = l.index) is null
      group by 2
    )
    select (w.until at time zone 'utc')::date::text as until, w.currency, (0 - sum(w.sum))::bigint as amount,
      ((sum(w.size) - sum(w.sum)) / 2)::bigint as sales, ((sum(w.size) + sum(w.sum)) / 2)::bigint as given_back
    from waiting w group by 1, 2`.execute(tx)
  await sql`set local enable_sort = on`.execute(tx)
  return rows
}

export const readWaiting = async (tx: Tx, creatorId: string, { now, nextRun }: { now: Date; nextRun: Date }): Promise<Waiting> => {
  const rows = await readRows(tx, creatorId, now)
  const dueNow = rows.flatMap(({ until, currency, amount }) => (until === null && amount !== 0 ? [{ currency, amount }] : []))
  const later = rows.flatMap(({ until, currency, amount }) => (until !== null && amount !== 0 ? [{ until, currency, amount }] : []))
  const nextDay = nextRun.toISOString().slice(0, 10)
  return {
    due: dueNow.sort(byCurrency),
    held: later.sort((one, other) => (one.until === other.until ? byCurrency(one, other) : one.until < other.until ? -1 : 1)),
    next: perCurrency(rows.filter(({ until }) => until === null || until < nextDay)).map(([currency, lines]) => ({
      currency,
      amount: sum(lines, 'amount'),
      sales: sum(lines, 'sales'),
      givenBack: sum(lines, 'given_back'),
    })),
  }
}
