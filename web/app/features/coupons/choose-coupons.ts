import { defaultCurrency } from '#contract/core/money.ts'
import { type CouponRow, type CouponStatus, couponStatuses } from '#contract/coupons/coupons.ts'
import { percentText } from '#contract/pricing/percent-text.ts'
import { fitsSearch } from '#web/ui/lists/fits-search.ts'
import { readChoice, readSorting, type Sorting, sortBy } from '#web/ui/lists/table-query.ts'
import { formatMoney } from '#web/ui/price.tsx'
import { offText } from './coupon-text.ts'

const couponColumns = ['code', 'off', 'state', 'ends', 'uses', 'revenue', 'created'] as const
export type CouponColumn = (typeof couponColumns)[number]

export type CouponWish = { search: string; state: CouponStatus | undefined; sorting: Sorting<CouponColumn> }

/** The filter and order in the address of the list. By default the newest come first. */
export const readCouponWish = (query: URLSearchParams): CouponWish => ({
  search: query.get('q') ?? '',
  state: readChoice(query, 'state', couponStatuses),
  sorting: readSorting(query, couponColumns, { column: 'created', direction: 'descending' }),
})

/** Of several currencies the dollar amount counts, as everywhere in the studio; without one, the first. */
const revenueOf = ({ revenue }: CouponRow): number | null =>
  revenue === null ? null : ((revenue.find(({ currency }) => currency === defaultCurrency) ?? revenue[0])?.amount ?? 0)

const rankOf: Record<CouponColumn, (row: CouponRow) => string | number | null> = {
  code: (row) => row.code,
  off: (row) => offText(row, { money: formatMoney, percent: percentText }),
  state: (row) => couponStatuses.indexOf(row.status),
  ends: (row) => row.endsAt,
  uses: (row) => row.uses,
  revenue: revenueOf,
  created: (row) => row.createdAt,
}

/** The rows that match, in the chosen order. */
export const chooseCoupons = (rows: readonly CouponRow[], { search, state, sorting }: CouponWish): CouponRow[] => {
  const wanted = rows.filter((row) => (state === undefined || row.status === state) && fitsSearch(search, row.code, row.name))
  return sortBy(wanted, sorting.direction, rankOf[sorting.column])
}
