import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { itemStates } from '#contract/catalog/editing.ts'
import type { ItemRow } from '#contract/catalog/item-routes.ts'
import { ListFilter } from '#web/ui/lists/list-filter.tsx'
import { chooseItems } from './choose-items.ts'
import { type ItemDialogProps, ItemRows, type ItemRowsProps } from './item-rows.tsx'
import { StudioList } from './studio-list.tsx'

type ItemListProps<Item> = ItemRowsProps<Item> & {
  title: string
  /** Shown while there are no items at all. */
  empty: { title: string; text: ReactNode }
  createDialog: (props: ItemDialogProps) => ReactNode
  /** Filters next to search and state, and the rows that they leave. */
  filters?: ReactNode
  narrow?: ((row: Item, query: URLSearchParams) => boolean) | undefined
}

/** The page of all products or all bundles. */
export const ItemList = <Item extends ItemRow>(props: ItemListProps<Item>) => {
  const { title, empty, createDialog: CreateDialog, filters, narrow = () => true, ...rest } = props
  const { kind, rows, canEdit, addressStart, count } = rest
  const [query] = useSearchParams()
  const chosen = chooseItems(
    rows.filter((row) => narrow(row, query)),
    query,
    count,
  )
  return (
    <StudioList
      {...{ kind, title, canEdit, empty }}
      total={rows.length}
      fitting={chosen.length}
      hint="To see archived items, choose Archived."
      filters={
        <>
          <ListFilter
            name="state"
            label="Status"
            all="Draft and live"
            options={itemStates.map((value) => ({ value, label: value }))}
            className="sm:w-44"
          />
          {filters}
        </>
      }
      createDialog={(asked) => <CreateDialog {...asked} addressStart={addressStart} />}
    >
      <ItemRows {...rest} rows={chosen} />
    </StudioList>
  )
}
