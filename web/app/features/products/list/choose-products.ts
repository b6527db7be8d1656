import { type ProductCategory, productCategories } from '#contract/catalog.ts'
import { type ItemState, itemStates } from '#contract/editing.ts'
import type { ProductRow } from '#contract/products.ts'
import { readChoice, readSorting, type Sorting, sortBy } from '#web/ui/table-query.ts'

export const productColumns = ['name', 'state', 'price', 'units', 'saved'] as const
export type ProductColumn = (typeof productColumns)[number]

export type ProductWish = {
  search: string
  state: ItemState | undefined
  category: ProductCategory | undefined
  sorting: Sorting<ProductColumn>
}

/** What the address asks of the list. The newest work comes first. */
export const readProductWish = (query: URLSearchParams): ProductWish => ({
  search: (query.get('q') ?? '').trim().toLowerCase(),
  state: readChoice(query, 'state', itemStates),
  category: readChoice(query, 'category', productCategories),
  sorting: readSorting(query, productColumns, { column: 'saved', direction: 'descending' }),
})

const rankOf: Record<ProductColumn, (row: ProductRow) => string | number | null> = {
  name: (row) => row.name,
  state: (row) => itemStates.indexOf(row.state),
  price: (row) => row.price?.amount ?? null,
  units: (row) => row.unitsSold,
  saved: (row) => row.savedAt,
}

/** Every word has to stand in the name or the id. */
const fits = ({ name, id }: ProductRow, search: string): boolean =>
  search.split(/\s+/).every((word) => `${name} ${id}`.toLowerCase().includes(word))

/** The rows that are wanted, in the wanted order. What is archived is shown only when it is asked for. */
export const chooseProducts = (rows: readonly ProductRow[], wish: ProductWish): ProductRow[] => {
  const wanted = rows.filter(
    (row) =>
      (wish.state === undefined ? row.state !== 'Archived' : row.state === wish.state) &&
      (wish.category === undefined || row.category === wish.category) &&
      fits(row, wish.search),
  )
  return sortBy(wanted, wish.sorting.direction, rankOf[wish.sorting.column])
}
