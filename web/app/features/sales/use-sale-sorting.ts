import { useSearchParams } from 'react-router'
import { readSorting, type Sorting, sortLink } from '#web/ui/lists/table-query.ts'
import { useSorted } from '#web/ui/lists/use-sorted.ts'

/** How much of a list is loaded: all of it, a page of a short one, or a page of one that only its indexes can sort. */
export type Extent = { isWhole: boolean; isShort?: boolean | undefined }

const forAnyLength = ['at', 'due']

/** A complete list is sorted here, a page of a short list by the server, of a long one by time and amount only. */
export const useSaleSorting = <Item, Column extends string>(
  rows: readonly Item[],
  ranks: Readonly<Record<Column | 'at' | 'due', (item: Item) => string | number | null>>,
  { isWhole, isShort = false }: Extent,
) => {
  const [query] = useSearchParams()
  const columns = (Object.keys(ranks) as (Column | 'at')[]).filter((column) => isWhole || isShort || forAnyLength.includes(column))
  const sorting = readSorting(query, columns, { column: 'at', direction: 'descending' })
  const here = useSorted<Item, Column | 'at' | 'due'>('sort', rows, ranks, isWhole, sorting)
  const head = (column: Column | 'at' | 'due', first?: Sorting<string>['direction']) => {
    if (isWhole) return here.head(column, first)
    return columns.some((one) => one === column) ? sortLink<Column | 'at' | 'due'>(query, column, sorting, first) : {}
  }
  return { sorted: here.sorted, head }
}
