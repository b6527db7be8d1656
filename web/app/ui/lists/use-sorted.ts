import { useState } from 'react'
import { type Sorting, sortBy } from './table-query.ts'

type Rank<Item> = (item: Item) => string | number | null

type SortHead = { sort?: Sorting<string>['direction'] | 'none'; onSort?: () => void }

/**
 * Rows sorted by a press on a head, for tables that came whole with their page or stand beside others there. As they came until then,
 * which a head shows that it is known of (`came`); figures and times begin with the greatest. Where only a page of a longer list is there, the heads do not sort.
 */
export const useSorted = <Item, Column extends string>(
  rows: readonly Item[],
  ranks: Readonly<Record<Column, Rank<Item>>>,
  isWhole = true,
  came?: NoInfer<Sorting<Column>>,
): { sorted: readonly Item[]; head: (column: Column, first?: Sorting<string>['direction']) => SortHead } => {
  const [chosen, setSorting] = useState<Sorting<Column>>()
  const sorting = chosen ?? came
  return {
    sorted: chosen && isWhole ? sortBy(rows, chosen.direction, ranks[chosen.column]) : rows,
    head: (column, first = 'ascending') => {
      if (!isWhole) return {}
      const isCurrent = sorting?.column === column
      const direction = isCurrent ? (sorting.direction === 'ascending' ? 'descending' : 'ascending') : first
      return { sort: isCurrent ? sorting.direction : 'none', onSort: () => setSorting({ column, direction }) }
    },
  }
}
