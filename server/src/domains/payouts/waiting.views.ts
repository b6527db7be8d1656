import { sql } from 'kysely'
import { type Currency, currencies } from '#contract/core/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { unpaidLines } from './earned.views.ts'
import type { Earned } from './judge-payout.rules.ts'

type Row = {
  /** The day it will be due; null when it is. */
  until: string | null
  currency: Currency
  amount: number
  sold: number
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

const sum = (rows: readonly Row[], part: 'amount' | 'sold' | 'given_back'): number => rows.reduce((total, row) => total + row[part], 0)

const perCurrency = (rows: readonly Row[]): [Currency, Row[]][] => [...Map.groupBy(rows, (row) => row.currency)]

/**
 * Everything that a creator has earned and was not paid, due or not. A creator may have very many such lines, so they are looked
 * through once, by the index alone, and come back as one row for each day and currency. Half of size and sum together is what was given back.
 */
export const readWaiting = async (db: Reader, creatorId: string, { now, nextRun }: { now: Date; nextRun: Date }): Promise<Waiting> => {
  const { rows } = await sql<Row>`
    select (w.until at time zone 'utc')::date::text as until, w.currency, (0 - w.sum)::bigint as amount,
      ((w.size - w.sum) / 2)::bigint as sold, ((w.size + w.sum) / 2)::bigint as given_back
    from (
      select case when l.due_at > ${now} then date_bin('1 day', l.due_at, timestamptz '2000-01-01T00:00:00Z') end as until, l.currency,
        sum(l.amount) as sum, sum(abs(l.amount)) as size
      from ${unpaidLines([creatorId], null)} group by 1, 2
    ) w`.execute(db)
  const dueNow = rows.flatMap(({ until, currency, amount }) => (until === null && amount !== 0 ? [{ currency, amount }] : []))
  const later = rows.flatMap(({ until, currency, amount }) => (until !== null && amount !== 0 ? [{ until, currency, amount }] : []))
  const nextDay = nextRun.toISOString().slice(0, 10)
  return {
    due: dueNow.sort(byCurrency),
    held: later.sort((one, other) => (one.until === other.until ? byCurrency(one, other) : one.until < other.until ? -1 : 1)),
    next: perCurrency(rows.filter(({ until }) => until === null || until < nextDay)).map(([currency, own]) => ({
      currency,
      amount: sum(own, 'amount'),
      sold: sum(own, 'sold'),
      givenBack: sum(own, 'given_back'),
    })),
  }
}
