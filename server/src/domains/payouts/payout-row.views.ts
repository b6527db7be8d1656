import { type RawBuilder, sql } from 'kysely'
import { type Currency, currencies } from '#contract/core/money.ts'
import type { PayoutRow, PayoutStatus, payoutHolds } from '#contract/payouts/payouts.ts'
import { toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'
import { sortedPage } from '#platform/database/sorted-page.ts'
import { describeStanding } from './standing.rules.ts'
import './payouts.tables.ts'

export type PayoutRowRecord = {
  id: string
  number: number
  day: string
  currency: Currency
  amount: number
  status: PayoutStatus
  hold: (typeof payoutHolds)[number] | null
  reason: string | null
  held_until: Date | null
  paid_at: Date | null
  last_digits: string
}

export const rowColumns = sql`
  p.id, p.number, r.day::text as day, p.currency, p.amount, p.status, p.hold, p.reason, p.held_until, p.paid_at, a.last_digits`

export const rowTables = sql`
  payouts p join payout_runs r on r.id = p.run_id join payout_accounts a on a.id = p.account_id`

export const describeRow = (row: PayoutRowRecord): PayoutRow => ({
  id: row.id,
  number: row.number,
  day: row.day,
  amount: toWire(row),
  status: row.status,
  standing: describeStanding({ status: row.status, hold: row.hold, reason: row.reason, heldUntil: row.held_until }),
  account: `Account ending in ${row.last_digits}`,
  paidAt: row.paid_at?.toISOString() ?? null,
})

type Asked = { creatorId: string; after?: string | undefined; sort?: string; only?: 'open' | undefined; limit: number }

/** Compared in dollars, at the rates of one day: a creator who changed accounts has payouts in euros and in dollars. */
export const inDollars = (day: RawBuilder<unknown>) => {
  const rates = currencies.map((currency) => sql`when ${sql.lit(currency)} then (select usd_rate_on(${sql.lit(currency)}, ${day}))`)
  return sql`(p.amount * case p.currency ${sql.join(rates, sql` `)} end)`
}

const keys = { number: sql`p.number`, status: sql`p.status`, day: sql`r.day`, account: sql`a.last_digits`, amount: inDollars(sql`r.day`) }

/** The payouts of a creator, the newest first unless sorted otherwise. */
export const listRows = async (db: Reader, { creatorId, after, sort = '-day', only, limit }: Asked): Promise<PayoutRow[]> => {
  const last = after === undefined ? undefined : sql`${rowTables} where p.id = ${after} and p.creator_id = ${creatorId}`
  const page = sortedPage({ sort, keys, id: sql`p.id`, last })
  const { rows } = await sql<PayoutRowRecord>`
    select ${rowColumns} from ${rowTables}
    where p.creator_id = ${creatorId} and ${page.isAfter}
      and (${only ?? null}::text is null or p.status <> 'Paid')
    order by ${page.order} limit ${limit}`.execute(db)
  return rows.map(describeRow)
}
