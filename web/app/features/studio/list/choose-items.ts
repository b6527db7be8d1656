import { type ItemState, itemStates } from '#contract/catalog/editing.ts'
import type { ItemRow } from '#contract/catalog/item-routes.ts'
import { fitsSearch } from '#web/ui/lists/fits-search.ts'
import { readChoice, readSorting, type Sorting, sortBy } from '#web/ui/lists/table-query.ts'

const itemColumns = ['name', 'state', 'price', 'units', 'saved', 'count'] as const
type ItemColumn = (typeof itemColumns)[number]

/** A number that only one kind of list shows, such as the products of a bundle. */
export type CountColumn<Row> = { label: string; of: (row: Row) => number }

type ItemWish = { search: string; state: ItemState | undefined; sorting: Sorting<ItemColumn> }

/** The filter and order in the address of the list. By default the last saved items come first. */
export const readItemWish = (query: URLSearchParams): ItemWish => ({
  search: query.get('q') ?? '',
  state: readChoice(query, 'state', itemStates),
  sorting: readSorting(query, itemColumns, { column: 'saved', direction: 'descending' }),
})

const rankOf: Record<Exclude<ItemColumn, 'count'>, (row: ItemRow) => string | number | null> = {
  name: (row) => row.name,
  state: (row) => itemStates.indexOf(row.state),
  price: (row) => row.price?.amount ?? null,
  units: (row) => row.unitsSold,
  saved: (row) => row.savedAt,
}

/** The rows that match, in the chosen order. Archived ones are shown only on request. */
export const chooseItems = <Row extends ItemRow>(rows: readonly Row[], query: URLSearchParams, count?: CountColumn<Row>): Row[] => {
  const { search, state, sorting } = readItemWish(query)
  const wanted = rows.filter(
    (row) => (state === undefined ? row.state !== 'Archived' : row.state === state) && fitsSearch(search, row.name, row.id),
  )
  return sortBy(wanted, sorting.direction, sorting.column === 'count' ? (row) => count?.of(row) ?? null : rankOf[sorting.column])
}
