import { useSearchParams } from 'react-router'
import { findSorting, type Sorting, sortBy, sortLink } from './table-query.ts'

type Rank<Item> = (item: Item) => string | number | null

type SortHead = Partial<ReturnType<typeof sortLink>>

/**
 * Rows sorted by a click on a column head, for tables that are complete on their page, or next to other tables. The order is stored in the
 * address under the table's own name. Until then the rows keep the order they came in, which a head shows if it is known (`came`); figures
 * and times first sort descending. Where only a page of a longer list is loaded, the heads do not sort.
 */
export const useSorted = <Item, Column extends string>(
  name: string,
  rows: readonly Item[],
  ranks: Readonly<Record<Column, Rank<Item>>>,
  isWhole = true,
  came?: NoInfer<Sorting<Column>>,
): { sorted: readonly Item[]; head: (column: Column, first?: Sorting<string>['direction']) => SortHead } => {
  const [query] = useSearchParams()
  const chosen = findSorting(query, Object.keys(ranks) as Column[], name)
  return {
    sorted: chosen && isWhole ? sortBy(rows, chosen.direction, ranks[chosen.column]) : rows,
    head: (column, first = 'ascending') => (isWhole ? sortLink(query, column, chosen ?? came, first, name) : {}),
  }
}
