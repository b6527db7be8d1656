import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Reader } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { addSales } from '../../server/testing/sample-sales.ts'

/** What the database writes beside each sale, here for all of them at once: one by one it takes half an hour. */
const writeBeside = async (db: Reader): Promise<void> => {
  const facets = sql`sales s cross join lateral facets_of_sale(s.status, s.country, s.channels, s.items, s.coupons) f`
  await sql`
    insert into sale_keys (sale_id, facet, value, creator_id, at, usd_due)
    select s.id, f.facet, f.value, s.creator_id, s.at, s.usd_due from ${facets} where is_sale_key(f.facet, f.value)`.execute(db)
  await sql`
    insert into sale_figures (creator_id, facet, value, day, currency, sales, due, refunded, earned, usd_due, usd_refunded, usd_earned)
    select s.creator_id, f.facet, f.value, (s.at at time zone 'UTC')::date, s.currency, count(*), sum(s.due), sum(s.refunded), sum(s.earned),
      sum(s.usd_due), sum(round(s.refunded * s.usd_rate)), sum(round(s.earned * s.usd_rate)) from ${facets} group by 1, 2, 3, 4, 5`.execute(
    db,
  )
  await sql`
    insert into creator_customers (creator_id, customer_id, name, email, sales, first_at, last_at, usd_spent)
    select s.creator_id, s.customer_id, max(s.customer_name), max(s.customer_email), count(*), min(s.at), max(s.at),
      sum(round((s.due - s.refunded) * s.usd_rate)) from sales s group by 1, 2`.execute(db)
}

type Size = { sales: number; creators: number }

/** Several creators with sales over two years; the first has more than half of them. */
export const fillSalesShop = async (url: string, { sales, creators }: Size, end: Date) => {
  // A connection of its own, that waits as long as it takes, with neither checks nor triggers.
  const options = '-c session_replication_role=replica'
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1, options }) }) })
  await sql`
    insert into creators (id, slug, name, live, featured, whitelabel, allowed_origins, created_at)
    select 'c' || lpad(n::text, 6, '0'), 'c' || lpad(n::text, 6, '0'), 'Creator ' || n, true, false, false, '{}', ${end}
    from generate_series(1, ${creators}::int) n`.execute(db)
  const ofFirst = Math.round(sales * 0.6)
  const ofOthers = Math.floor((sales - ofFirst) / (creators - 1))
  const customers = Math.max(10, Math.round(sales / 5))
  for (let creator = 1, from = 0; creator <= creators; creator++) {
    const until = from + (creator === 1 ? ofFirst : ofOthers)
    await addSales(db, { creatorId: `c${String(creator).padStart(6, '0')}`, from, until, customers, end, days: 730 })
    from = until
  }
  await writeBeside(db)
  await sql`vacuum analyze sales, sale_lines, sale_keys, sale_figures, sale_figure_changes, creator_customers, orders, users`.execute(db)
  await db.destroy()
  return { creatorId: 'c000001', sales: ofFirst }
}
