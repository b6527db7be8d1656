import type { CouponRow } from '#contract/coupons/coupons.ts'
import { writeCsv } from '#kernel/csv.ts'

const offText = ({ off }: CouponRow): string =>
  off.type === 'PercentageOffDiscount' ? `${Number((off.percentage * 100).toFixed(1))}%` : `${off.amount.USD ?? 0} USD`

/** The coupons as a CSV file, one row each. */
export const writeCouponsTable = (rows: readonly CouponRow[]): string =>
  writeCsv(
    ['Code', 'Name', 'Discount', 'Status', 'Starts', 'Ends', 'Uses', 'Maximum uses', 'Revenue', 'Created'],
    rows.map((row) => [
      row.code,
      row.name,
      offText(row),
      row.status === 'Over' ? 'Ended' : row.status,
      row.startsAt,
      row.endsAt,
      row.uses,
      row.maxUses,
      row.revenue?.map(({ amount, currency }) => `${amount} ${currency}`).join('; ') ?? null,
      row.createdAt,
    ]),
  )
