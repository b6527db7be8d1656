import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import type { Payout, PayoutStatus } from '#contract/payouts/payouts.ts'
import { inCurrencyOrder, money, toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { gross, lineTables } from './payout-line.views.ts'
import { describeRow, type PayoutRowRecord, rowColumns, rowTables } from './payout-row.views.ts'

type Sums = {
  currency: Currency
  lines: number
  gross: number
  discount: number
  tax: number
  fee: number
  refunds: number
  net: number
  rate: number
  result: number
}

/** Sales and what was taken from them apart, by currency; net is gross less discount, tax, fee and what was given back. */
const readSums = async (db: Reader, payoutId: string): Promise<Sums[]> => {
  const { rows } = await sql<Sums>`
    select a.currency, a.rate, a.result, a.amount as net, inside.* from payout_amounts a cross join lateral (
      select count(*)::int as lines,
        coalesce(sum(${gross}) filter (where l.amount < 0), 0)::bigint as gross,
        coalesce(sum(i.discount) filter (where l.amount < 0), 0)::bigint as discount,
        coalesce(sum(i.tax) filter (where l.amount < 0), 0)::bigint as tax,
        coalesce(sum(i.fee) filter (where l.amount < 0), 0)::bigint as fee,
        coalesce(sum(l.amount) filter (where l.amount > 0), 0)::bigint as refunds
      from ${lineTables} join payout_lines p on p.entry_id = l.entry_id and p.index = l.index
      where p.payout_id = a.payout_id and l.currency = a.currency
    ) inside
    where a.payout_id = ${payoutId}`.execute(db)
  return inCurrencyOrder(rows)
}

const describeSums = (sums: Sums, currency: Currency): Payout['amounts'][number] => {
  const own = (amount: number) => toWire({ currency: sums.currency, amount })
  return {
    currency: sums.currency,
    lines: sums.lines,
    gross: own(sums.gross),
    discount: own(sums.discount),
    tax: own(sums.tax),
    fee: own(sums.fee),
    refunds: own(sums.refunds),
    net: own(sums.net),
    rate: sums.rate,
    result: toWire(money(sums.result, currency)),
  }
}

type EventRow = { status: PayoutStatus; note: string | null; by: string | null; at: Date }

const listEvents = async (db: Reader, payoutId: string): Promise<Payout['events']> => {
  const { rows } = await sql<EventRow>`
    select v.status, v.note, u.name as by, v.at from payout_events v left join users u on u.id = v.by and u.deleted_at is null
    where v.payout_id = ${payoutId} order by v.index desc`.execute(db)
  return rows.map(({ at, ...event }) => ({ ...event, at: at.toISOString() }))
}

/** One payout of a creator; staff's names stay with the staff. */
export const findPayout = async (db: Reader, creatorId: string, payoutId: string): Promise<Payout | undefined> => {
  const { rows } = await sql<PayoutRowRecord>`
    select ${rowColumns} from ${rowTables} where p.id = ${payoutId} and p.creator_id = ${creatorId}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const events = await listEvents(db, payoutId)
  return {
    ...describeRow(row),
    amounts: (await readSums(db, payoutId)).map((sums) => describeSums(sums, row.currency)),
    events: events.map((event) => ({ ...event, by: null })),
  }
}
