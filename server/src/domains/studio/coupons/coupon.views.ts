import { sql } from 'kysely'
import type { Currency, WireMoney } from '#contract/core/money.ts'
import type { Coupon, CouponRow } from '#contract/coupons/coupons.ts'
import { toWirePrices } from '#domains/catalog/index.ts'
import { toWire } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { statusOf } from './coupon-status.rules.ts'

const offOf = (percentage: number | null, amounts: Record<string, number> | null): CouponRow['off'] =>
  percentage === null
    ? { type: 'FlatAmountOffDiscount', amount: toWirePrices(amounts ?? {}) }
    : { type: 'PercentageOffDiscount', percentage }

type Asked = { creatorId: string; now: Date; maySeeSales: boolean }

const readRows = (db: Reader, creatorId: string) =>
  db.selectFrom('coupons').selectAll().where('creator_id', '=', creatorId).orderBy('created_at', 'desc').orderBy('id')

type Row = Awaited<ReturnType<ReturnType<typeof readRows>['execute']>>[number]

const toRow = (row: Row, revenue: WireMoney[] | null, now: Date): CouponRow => ({
  id: row.id,
  code: row.code,
  name: row.name,
  off: offOf(row.percentage, row.amounts),
  status: statusOf({ isOn: row.is_on, startsAt: row.starts_at, endsAt: row.ends_at, maxUses: row.max_uses, uses: row.uses }, now),
  startsAt: row.starts_at?.toISOString() ?? null,
  endsAt: row.ends_at?.toISOString() ?? null,
  uses: row.uses,
  maxUses: row.max_uses,
  revenue,
  createdAt: row.created_at.toISOString(),
})

type Figures = { coupon_id: string; currency: Currency; revenue: number; reduction: number }

/** What was paid with each coupon and what it took off, by currency; lines that were refunded do not count. */
const readFigures = async (db: Reader, creatorId: string, couponId?: string): Promise<Figures[]> => {
  const { rows } = await sql<Figures>`
    select c ->> 'id' as coupon_id, s.currency, sum(l.due)::bigint as revenue, sum((c ->> 'amount')::bigint)::bigint as reduction
    from sale_lines l join sales s on s.id = l.sale_id cross join lateral jsonb_array_elements(l.coupons) c
    where s.creator_id = ${creatorId} and l.refund_id is null and (${couponId ?? null}::text is null or c ->> 'id' = ${couponId ?? null})
    group by 1, 2 order by 2`.execute(db)
  return rows
}

const moneyOf = (figures: readonly Figures[], part: 'revenue' | 'reduction'): WireMoney[] =>
  figures.map(({ currency, [part]: amount }) => toWire({ currency, amount }))

export const listCoupons = async (db: Reader, { creatorId, now, maySeeSales }: Asked): Promise<CouponRow[]> => {
  const [rows, figures] = await Promise.all([readRows(db, creatorId).execute(), maySeeSales ? readFigures(db, creatorId) : null])
  return rows.map((row) =>
    toRow(
      row,
      figures &&
        moneyOf(
          figures.filter(({ coupon_id }) => coupon_id === row.id),
          'revenue',
        ),
      now,
    ),
  )
}

type SaleRow = { id: string; at: Date; what: string; currency: Currency; due: number; reduction: number }

/** The newest sales in which it took something off. */
const readSales = async (db: Reader, creatorId: string, couponId: string): Promise<SaleRow[]> => {
  const { rows } = await sql<SaleRow>`
    select s.id, s.at, s.currency, string_agg(l.name, ', ' order by l.place) as what,
      sum(l.due)::bigint as due, sum((c ->> 'amount')::bigint)::bigint as reduction
    from sales s join sale_lines l on l.sale_id = s.id cross join lateral jsonb_array_elements(l.coupons) c
    where s.creator_id = ${creatorId} and c ->> 'id' = ${couponId}
    group by s.id order by s.at desc, s.id desc limit 20`.execute(db)
  return rows
}

export const getCoupon = async (db: Reader, id: string, { creatorId, now, maySeeSales }: Asked): Promise<Coupon> => {
  const row = (await readRows(db, creatorId).where('id', '=', id).executeTakeFirst()) ?? refuse('not-found')
  const [figures, sales] = maySeeSales ? await Promise.all([readFigures(db, creatorId, id), readSales(db, creatorId, id)]) : [null, null]
  return {
    ...toRow(row, figures && moneyOf(figures, 'revenue'), now),
    description: row.description,
    targets:
      row.targets?.map(({ kind, ...target }) => ({ kind: kind === 'p' ? ('Product' as const) : ('Bundle' as const), ...target })) ?? null,
    minimum: row.minimum && toWirePrices(row.minimum),
    isExclusive: row.is_exclusive,
    maxUsesPerCustomer: row.max_uses_per_customer,
    recurringPaymentUseCount: row.recurring_payment_use_count,
    isOn: row.is_on,
    reductions: figures && moneyOf(figures, 'reduction'),
    sales:
      sales?.map(({ at, currency, due, reduction, ...sale }) => ({
        ...sale,
        at: at.toISOString(),
        due: toWire({ currency, amount: due }),
        reduction: toWire({ currency, amount: reduction }),
      })) ?? null,
  }
}
