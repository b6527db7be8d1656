import type { BundleRow } from '#contract/bundles.ts'
import { type ItemState, itemStates } from '#contract/editing.ts'
import { readChoice, readSorting, type Sorting, sortBy } from '#web/ui/table-query.ts'

const bundleColumns = ['name', 'state', 'products', 'price', 'units', 'saved'] as const
export type BundleColumn = (typeof bundleColumns)[number]

export type BundleWish = { search: string; state: ItemState | undefined; sorting: Sorting<BundleColumn> }

/** What the address asks of the list. The newest work comes first. */
export const readBundleWish = (query: URLSearchParams): BundleWish => ({
  search: (query.get('q') ?? '').trim().toLowerCase(),
  state: readChoice(query, 'state', itemStates),
  sorting: readSorting(query, bundleColumns, { column: 'saved', direction: 'descending' }),
})

const rankOf: Record<BundleColumn, (row: BundleRow) => string | number | null> = {
  name: (row) => row.name,
  state: (row) => itemStates.indexOf(row.state),
  products: (row) => row.productCount,
  price: (row) => row.price?.amount ?? null,
  units: (row) => row.unitsSold,
  saved: (row) => row.savedAt,
}

/** The rows that are wanted, in the wanted order. What is archived is shown only when it is asked for. */
export const chooseBundles = (rows: readonly BundleRow[], { search, state, sorting }: BundleWish): BundleRow[] => {
  const wanted = rows.filter(
    (row) =>
      (state === undefined ? row.state !== 'Archived' : row.state === state) &&
      search.split(/\s+/).every((word) => `${row.name} ${row.id}`.toLowerCase().includes(word)),
  )
  return sortBy(wanted, sorting.direction, rankOf[sorting.column])
}
