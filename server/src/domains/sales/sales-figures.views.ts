import { sql } from 'kysely'
import type { Currency } from '#contract/core/money.ts'
import { findExchangeRates } from '#domains/pricing/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { type DayTakings, figureSales, firstDayOf, sumDollars, toDollars } from './sales-figures.rules.ts'

type Asked = { creatorId: string; days: number; maySeeNames: boolean; now: Date }
type SalesRow = { id: string; name: string; currency: Currency; revenue: number; units: number }
type Newest = {
  id: string
  at: Date
  what: string
  customer_name: string
  currency: Currency
  revenue: number
  channel: 'Embed' | 'BuyLink' | 'Site' | null
}
type Refunded = { currency: Currency; amount: number; sales: number }

const topLength = 5
const newestLength = 8

const readTakings = (db: Reader, creatorId: string, from: string) =>
  sql<DayTakings>`
    select to_char(s.at at time zone 'UTC', 'YYYY-MM-DD') as day, s.currency, sum(l.due - l.tax)::bigint as revenue, sum(l.quantity)::int as units
    from sales s join sale_lines l on l.sale_id = s.id
    where s.creator_id = ${creatorId} and s.at >= ${`${from}T00:00:00Z`}::timestamptz and l.refund_id is null group by 1, 2`.execute(db)

const readSales = (db: Reader, creatorId: string, from: string) =>
  sql<SalesRow>`
    select l.item_id as id, max(l.name) as name, s.currency, sum(l.due - l.tax)::bigint as revenue, sum(l.quantity)::int as units
    from sales s join sale_lines l on l.sale_id = s.id
    where s.creator_id = ${creatorId} and l.kind = 'product' and s.at >= ${`${from}T00:00:00Z`}::timestamptz and l.refund_id is null
    group by l.item_id, s.currency`.execute(db)

const readNewest = (db: Reader, creatorId: string) =>
  sql<Newest>`
    select s.id, s.at, s.customer_name, s.currency, (s.due - s.tax) as revenue,
      (select string_agg(l.name, ', ' order by l.index) from sale_lines l where l.sale_id = s.id) as what,
      (select max(l.channel) from sale_lines l where l.sale_id = s.id) as channel
    from sales s where s.creator_id = ${creatorId} order by s.at desc, s.id desc limit ${newestLength}`.execute(db)

/** Counted on the day it was given back, whenever it was sold. */
const readRefunded = (db: Reader, creatorId: string, from: string) =>
  sql<Refunded>`
    select s.currency, sum(l.due - l.tax)::bigint as amount, count(distinct s.id)::int as sales
    from refunds r join sale_lines l on l.order_id = r.order_id and l.refund_id = r.id join sales s on s.id = l.sale_id
    where s.creator_id = ${creatorId} and r.status = 'Succeeded' and r.created_at >= ${`${from}T00:00:00Z`}::timestamptz
    group by s.currency`.execute(db)

const readSaleCount = async (db: Reader, creatorId: string, from: string): Promise<number> => {
  const { rows } = await sql<{ sales: number }>`
    select count(*)::int as sales from sales s where s.creator_id = ${creatorId} and s.at >= ${`${from}T00:00:00Z`}::timestamptz`.execute(
    db,
  )
  return rows[0]?.sales ?? 0
}

/** How the shop went over the last days, in dollars: revenue is what was paid without tax, less what was given back. */
export const readSalesFigures = async (db: Reader, { creatorId, days, maySeeNames, now }: Asked) => {
  const from = firstDayOf(days, now)
  const [takings, rates, newest] = await Promise.all([
    readTakings(db, creatorId, from),
    findExchangeRates(db, now),
    readNewest(db, creatorId),
  ])
  const figures = figureSales(takings.rows, days, rates, now)
  const first = figures.days[0]?.day ?? from
  const [sales, refunded, count] = await Promise.all([
    readSales(db, creatorId, first),
    readRefunded(db, creatorId, first),
    readSaleCount(db, creatorId, first),
  ])
  const products = [...Map.groupBy(sales.rows, ({ id }) => id)].map(([id, rows]) => ({
    id,
    name: rows[0]?.name ?? id,
    units: rows.reduce((sum, row) => sum + row.units, 0),
    revenue: sumDollars(rows.map((row) => toDollars(row.revenue, row.currency, rates))),
  }))
  const inDollars = (rows: readonly Refunded[]): number =>
    sumDollars(rows.map(({ amount, currency }) => toDollars(amount, currency, rates)))
  return {
    ...figures,
    count,
    refunds: { amount: inDollars(refunded.rows), sales: refunded.rows.reduce((sum, row) => sum + row.sales, 0) },
    topProducts: products.toSorted((one, other) => other.revenue - one.revenue || other.units - one.units).slice(0, topLength),
    newest: newest.rows.map(({ id, at, what, customer_name, currency, revenue, channel }) => ({
      id,
      at: at.toISOString(),
      what,
      customer: maySeeNames ? customer_name : null,
      channel,
      revenue: toDollars(revenue, currency, rates),
    })),
  }
}
