import { type VoucherRow, type VoucherStatus, voucherStatuses } from '#contract/vouchers/vouchers.ts'
import { fitsSearch } from '#web/ui/lists/fits-search.ts'
import { readChoice, readSorting, type Sorting, sortBy } from '#web/ui/lists/table-query.ts'

const voucherColumns = ['name', 'state', 'ends', 'codes', 'uses', 'created'] as const
type VoucherColumn = (typeof voucherColumns)[number]

export type VoucherWish = { search: string; state: VoucherStatus | undefined; sorting: Sorting<VoucherColumn> }

/** The filter and order in the address of the list. By default the newest come first. */
export const readVoucherWish = (query: URLSearchParams): VoucherWish => ({
  search: query.get('q') ?? '',
  state: readChoice(query, 'state', voucherStatuses),
  sorting: readSorting(query, voucherColumns, { column: 'created', direction: 'descending' }),
})

const rankOf: Record<VoucherColumn, (row: VoucherRow) => string | number | null> = {
  name: (row) => row.name.toLowerCase(),
  state: (row) => voucherStatuses.indexOf(row.status),
  ends: (row) => row.expiresAt,
  codes: (row) => row.codes,
  uses: (row) => row.uses,
  created: (row) => row.createdAt,
}

/** The rows that match, in the chosen order. */
export const chooseVouchers = (rows: readonly VoucherRow[], { search, state, sorting }: VoucherWish): VoucherRow[] => {
  const wanted = rows.filter((row) => (state === undefined || row.status === state) && fitsSearch(search, row.name, row.gives))
  return sortBy(wanted, sorting.direction, rankOf[sorting.column])
}
