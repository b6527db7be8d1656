import { type Currency, defaultCurrency, type WireMoney } from '#contract/core/money.ts'
import type { Coupon, CouponRow } from '#contract/coupons/coupons.ts'
import { toWirePrices } from '#domains/catalog/index.ts'
import { toWire } from '#kernel/money.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { readCoupon } from './coupon.store.ts'
import { statusOf } from './coupon-status.rules.ts'

const offOf = (percentage: number | null, amounts: Record<string, number> | null): CouponRow['off'] =>
  percentage === null
    ? { type: 'FlatAmountOffDiscount', amount: toWirePrices(amounts ?? {}) }
    : { type: 'PercentageOffDiscount', percentage }

type Asked = { creatorId: string; now: Date; maySeeSales: boolean }

export type CouponFigures = { couponId: string; currency: Currency; revenue: number; reduction: number }
export type CouponSale = {
  id: string
  at: Date
  what: string
  currency: Currency
  due: number
  reduction: number
  usdDue: number
  usdReduction: number
}

/** What was sold with coupons, provided by a higher floor. */
export type CouponSales = {
  readFigures(db: Reader, creatorId: string, couponId?: string): Promise<CouponFigures[]>
  readSales(db: Reader, creatorId: string, couponId: string): Promise<CouponSale[]>
}

const readRows = (db: Reader, creatorId: string) =>
  db.selectFrom('coupons').selectAll().where('creator_id', '=', creatorId).orderBy('created_at', 'desc').orderBy('id')

type Row = ReturnType<typeof readCoupon<Awaited<ReturnType<ReturnType<typeof readRows>['execute']>>[number]>>

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

const moneyOf = (figures: readonly CouponFigures[], part: 'revenue' | 'reduction'): WireMoney[] =>
  figures.map(({ currency, [part]: amount }) => toWire({ currency, amount }))

export const listCoupons = async (db: Reader, salesOf: CouponSales, { creatorId, now, maySeeSales }: Asked): Promise<CouponRow[]> => {
  const [rows, figures] = await Promise.all([readRows(db, creatorId).execute(), maySeeSales ? salesOf.readFigures(db, creatorId) : null])
  return rows.map(readCoupon).map((row) =>
    toRow(
      row,
      figures &&
        moneyOf(
          figures.filter(({ couponId }) => couponId === row.id),
          'revenue',
        ),
      now,
    ),
  )
}

export const getCoupon = async (db: Reader, salesOf: CouponSales, id: string, { creatorId, now, maySeeSales }: Asked): Promise<Coupon> => {
  const row = readCoupon((await readRows(db, creatorId).where('id', '=', id).executeTakeFirst()) ?? refuse('not-found'))
  const [figures, sales] = maySeeSales
    ? await Promise.all([salesOf.readFigures(db, creatorId, id), salesOf.readSales(db, creatorId, id)])
    : [null, null]
  return {
    ...toRow(row, figures && moneyOf(figures, 'revenue'), now),
    description: row.description,
    targets:
      row.targets?.map(({ kind, ...target }) => ({ kind: kind === 'product' ? ('Product' as const) : ('Bundle' as const), ...target })) ??
      null,
    minimum: row.minimum && toWirePrices(row.minimum),
    isExclusive: row.is_exclusive,
    maxUsesPerCustomer: row.max_uses_per_customer,
    recurringPaymentUseCount: row.recurring_payment_use_count,
    isOn: row.is_on,
    reductions: figures && moneyOf(figures, 'reduction'),
    sales:
      sales?.map(({ id, at, what, currency, due, reduction, usdDue, usdReduction }) => ({
        id,
        at: at.toISOString(),
        what,
        due: toWire({ currency, amount: due }),
        reduction: toWire({ currency, amount: reduction }),
        inDollars: {
          due: toWire({ currency: defaultCurrency, amount: usdDue }),
          reduction: toWire({ currency: defaultCurrency, amount: usdReduction }),
        },
      })) ?? null,
  }
}
