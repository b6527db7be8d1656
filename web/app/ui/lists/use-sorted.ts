import { useSearchParams } from 'react-router'
import { findSorting, type Sorting, sortBy, sortLink } from './table-query.ts'

type Rank<Item> = (item: Item) => string | number | null

type SortHead = Partial<ReturnType<typeof sortLink>>

/**
 * Rows sorted by a press on a head, for tables that came whole with their page or stand beside others there. How is kept in the
 * address under the table's own name. As they came until then, which a head shows that it is known of (`came`); figures and times
 * begin with the greatest. Where only a page of a longer list is there, the heads do not sort.
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
