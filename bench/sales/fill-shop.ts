import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Reader } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { addSales } from '../../server/testing/sample-sales.ts'

/** What triggers write for each sale, here for all of them at once: one by one it takes half an hour. */
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

/** Whole orders for the staff's list, with everything they can be searched by. */
const writeOrders = async (db: Reader): Promise<void> => {
  await sql`
    insert into order_sales (id, order_number, at, customer_id, customer_name, customer_email, country, currency, due, refunded, earned,
      usd_rate, status, what, units, creators, items, channels, coupons)
    select s.order_id::text, s.order_number, s.at, s.customer_id, s.customer_name, s.customer_email, s.country, s.currency, s.due, s.refunded,
      s.earned, s.usd_rate, s.status, s.what, s.units, array[s.creator_id],
      array(select 'product/' || s.creator_id || '/' || split_part(i, '/', 2) from unnest(s.items) i), s.channels, s.coupons
    from sales s`.execute(db)
  const facets = sql`order_sales o cross join lateral facets_of_order(o.status, o.country, o.channels, o.items, o.coupons, o.creators) f`
  await sql`
    insert into sale_keys (sale_id, facet, value, creator_id, at, usd_due)
    select o.id, f.facet, f.value, '', o.at, o.usd_due from ${facets} where is_sale_key(f.facet, f.value)`.execute(db)
  await sql`
    insert into sale_figures (creator_id, facet, value, day, currency, sales, due, refunded, earned, usd_due, usd_refunded, usd_earned)
    select '', f.facet, f.value, (o.at at time zone 'UTC')::date, o.currency, count(*), sum(o.due), sum(o.refunded), sum(o.earned),
      sum(o.usd_due), sum(round(o.refunded * o.usd_rate)), sum(round(o.earned * o.usd_rate)) from ${facets} group by 2, 3, 4, 5`.execute(db)
  await sql`
    insert into payments (id, order_id, provider, provider_id, status, currency, amount, captured, basket, buyer, customer, fingerprint, network,
      method_name, created_at, updated_at)
    select 'pay_' || lpad(o.order_number::text, 26, '0'), o.id::uuid, 'Stripe', 'pi_' || lpad(o.order_number::text, 8, '0'), 'Succeeded', o.currency,
      o.due, o.due, '{}', '{}', o.customer_email, '', '',
      'Visa ending in ' || case when o.order_number % 3 = 0 then '4242' else lpad((o.order_number % 10000)::text, 4, '0') end, o.at, o.at
    from order_sales o`.execute(db)
}

type Size = { sales: number; creators: number }

/** The creator with more than half of all sales. */
export const largest = { creatorId: 'c000001', salesAmong: (sales: number): number => Math.round(sales * 0.6) }

/** Several creators with sales over two years. */
export const fillSalesShop = async (url: string, { sales, creators }: Size, end: Date): Promise<void> => {
  // A connection without a timeout, checks or triggers.
  const options = '-c session_replication_role=replica'
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1, options }) }) })
  await sql`
    insert into creators (id, slug, name, live, featured, whitelabel, allowed_origins, created_at)
    select 'c' || lpad(n::text, 6, '0'), 'c' || lpad(n::text, 6, '0'), 'Creator ' || n, true, false, false, '{}', ${end}
    from generate_series(1, ${creators}::int) n`.execute(db)
  const ofFirst = largest.salesAmong(sales)
  const ofOthers = Math.floor((sales - ofFirst) / (creators - 1))
  const customers = Math.max(10, Math.round(sales / 5))
  for (let creator = 1, from = 0; creator <= creators; creator++) {
    const until = from + (creator === 1 ? ofFirst : ofOthers)
    await addSales(db, { creatorId: `c${String(creator).padStart(6, '0')}`, from, until, customers, end, days: 730 })
    from = until
  }
  await writeBeside(db)
  await writeOrders(db)
  await sql`vacuum analyze sales, sale_lines, sale_keys, sale_figures, sale_figure_changes, creator_customers, orders, users, order_sales, payments`.execute(
    db,
  )
  await db.destroy()
}
