import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'

type ManySales = {
  creatorId: string
  /** The range of the sales' indexes: ids, numbers and everything else follow from the index. */
  from: number
  until: number
  customers: number
  /** The last day of the sales; they are spread over this many days before it. */
  end: Date
  days: number
}

/** Sales of one creator, with their orders, lines and buyers, written directly into the tables. Products p00 to p19, coupon WARM. */
export const addSales = async (db: Reader, { creatorId, from, until, customers, end, days }: ManySales): Promise<void> => {
  const span = days * 86_400
  await sql`
    insert into users (id, email, name, confirmed_at, staff_roles, created_at)
    select 'usr_' || lpad(n::text, 26, '0'), 'buyer-' || n || '@example.test', (array['Casey', 'Robin', 'Alex', 'Sam', 'Kim'])[1 + n % 5] || ' ' || n,
      ${end}, '{}', ${end} from generate_series(0, ${customers}::int - 1) n on conflict do nothing`.execute(db)
  await sql`
    with made as (
      select n, md5('order' || n)::uuid as order_id, 'sal_' || lpad(n::text, 26, '0') as sale_id, h,
        ${end}::timestamptz - make_interval(secs => (${until}::int - n)::float8 * ${span} / greatest(${until}::int - ${from}::int, 1)) as at,
        ((n::bigint * 7919) % ${customers}::int) as buyer, (array['USD', 'USD', 'EUR', 'GBP', 'JPY'])[1 + h % 5] as currency,
        (array['US', 'US', 'DE', 'GB', 'JP', 'FR', 'NO', 'CH', 'SE', 'AU'])[1 + h % 10] as country,
        case when h % 50 = 1 then 'Embed' when h % 10 = 2 then 'Site' when h % 1000 = 3 then 'BuyLink' end as channel,
        -- The last one is sold no more since the middle of the time.
        case when n - ${from}::int < (${until}::int - ${from}::int) / 2 and h % 7 = 0 then 19 else (h / 10) % 19 end as item,
        case when h % 33 = 5 then 'Refunded' when h % 400 = 6 then 'Disputed' else 'Completed' end as status,
        500 + (h / 3) % 20000 as due, h % 25 = 4 as has_coupon
      from (select n, abs(hashint4(n)) as h from generate_series(${from}::int, ${until}::int - 1) n) numbers
    ), orders_made as (
      insert into orders (id, currency, status, user_id, created_at, visited_at, number, completed_at)
      select m.order_id, m.currency, 'Completed', 'usr_' || lpad(m.buyer::text, 26, '0'), m.at, m.at, m.n + 1, m.at from made m
    ), sales_made as (
      insert into sales (id, order_id, order_number, creator_id, at, customer_id, customer_name, customer_email, country, currency,
        gross, discount, tax, due, fee, net, status, what, units, items, channels, coupons, refunded, earned, usd_rate)
      select m.sale_id, m.order_id, m.n + 1, ${creatorId}, m.at, 'usr_' || lpad(m.buyer::text, 26, '0'),
        (array['Casey', 'Robin', 'Alex', 'Sam', 'Kim'])[1 + m.buyer % 5] || ' ' || m.buyer, 'buyer-' || m.buyer || '@example.test',
        m.country, m.currency, m.due, 0, 0, m.due, m.due / 10, m.due - m.due / 10, m.status, 'Product ' || m.item, 1,
        array['product/p' || lpad(m.item::text, 2, '0')], array[coalesce(m.channel, 'Marketplace')],
        case when m.has_coupon then array['WARM'] else '{}'::text[] end, case m.status when 'Refunded' then m.due else 0 end,
        case m.status when 'Completed' then m.due - m.due / 10 else 0 end, usd_rate_on(m.currency, (m.at at time zone 'UTC')::date)
      from made m
    )
    insert into sale_lines (order_id, line_id, sale_id, index, kind, creator_id, item_id, variation_id, name, variation_name, quantity,
      original, discount, subtotal, tax, due, fee_rate, fee_reason, channel, fee, net)
    select m.order_id, 'product/' || ${creatorId} || '/p' || lpad(m.item::text, 2, '0') || '/standard', m.sale_id, 0, 'product', ${creatorId},
      'p' || lpad(m.item::text, 2, '0'), 'standard', 'Product ' || m.item, '', 1, m.due, 0, m.due, 0, m.due, 0.1, 'Agreed', m.channel,
      m.due / 10, m.due - m.due / 10
    from made m`.execute(db)
}
