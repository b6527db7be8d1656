import { sql } from 'kysely'
import type { StaffOverview } from '#contract/admin/overview.ts'
import { defaultCurrency } from '#contract/core/money.ts'
import { toWire } from '#kernel/money.ts'
import type { Reader } from '#platform/database/database.ts'

const week = 7 * 24 * 60 * 60 * 1000

/** Payments in a period less refunds. */
const readTakings = async (db: Reader, from: Date, until: Date) => {
  const { rows } = await sql<{ orders: number; paid: number }>`
    select count(*)::int as orders, coalesce(sum(o.usd_due - round(o.refunded * o.usd_rate)), 0)::bigint as paid
    from order_sales o where o.creator_id = '' and o.at >= ${from} and o.at < ${until}`.execute(db)
  const { orders, paid } = rows[0] ?? { orders: 0, paid: 0 }
  return { orders, paid: toWire({ currency: defaultCurrency, amount: paid }) }
}

/** Today so far, and the same weekday of last week: up to the same time, and the whole day. */
export const compareTakings = async (db: Reader, now: Date): Promise<NonNullable<StaffOverview['sales']>> => {
  const today = new Date(`${now.toISOString().slice(0, 10)}T00:00:00Z`)
  const before = (at: Date) => new Date(at.getTime() - week)
  const tomorrow = new Date(today.getTime() + 24 * 60 * 60 * 1000)
  const after = new Date(now.getTime() + 1)
  return {
    today: await readTakings(db, today, after),
    lastWeekSoFar: await readTakings(db, before(today), before(after)),
    lastWeek: await readTakings(db, before(today), before(tomorrow)),
  }
}
