import { sql } from 'kysely'
import type { CouponFigures, CouponSale } from '#domains/coupons/index.ts'
import type { Reader } from '#platform/database/database.ts'

/** What was paid with each coupon and what it took off, by currency; lines that were refunded do not count. */
export const readCouponFigures = async (db: Reader, creatorId: string, couponId?: string): Promise<CouponFigures[]> => {
  const { rows } = await sql<CouponFigures>`
    select c.coupon_id as "couponId", s.currency, sum(l.due)::bigint as revenue, sum(c.amount)::bigint as reduction
    from sale_line_coupons c join sale_lines l on l.order_id = c.order_id and l.line_id = c.line_id join sales s on s.id = l.sale_id
    where s.creator_id = ${creatorId} and l.refund_id is null and (${couponId ?? null}::text is null or c.coupon_id = ${couponId ?? null})
    group by 1, 2 order by 2`.execute(db)
  return rows
}

/** The newest sales in which it took something off. */
export const readCouponSales = async (db: Reader, creatorId: string, couponId: string): Promise<CouponSale[]> => {
  const { rows } = await sql<CouponSale>`
    select s.id, s.at, s.currency, string_agg(l.name, ', ' order by l.index) as what,
      sum(l.due)::bigint as due, sum(c.amount)::bigint as reduction,
      round(sum(l.due) * s.usd_rate)::bigint as "usdDue", round(sum(c.amount) * s.usd_rate)::bigint as "usdReduction"
    from sale_line_coupons c join sale_lines l on l.order_id = c.order_id and l.line_id = c.line_id join sales s on s.id = l.sale_id
    where s.creator_id = ${creatorId} and c.coupon_id = ${couponId}
    group by s.id order by s.at desc, s.id desc limit 20`.execute(db)
  return rows
}
