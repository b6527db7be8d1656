import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { itemStates } from '#contract/editing.ts'
import type { ItemRow } from '#contract/item-routes.ts'
import { Button } from '#web/ui/button.tsx'
import { preloadDialog } from '#web/ui/dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFilter } from '#web/ui/list-filter.tsx'
import { ListSearch } from '#web/ui/list-search.tsx'
import { useAsked } from '#web/ui/use-asked.ts'
import { useLateQuery } from '#web/ui/use-late-query.ts'
import { PageHead } from '../page-head.tsx'
import { chooseItems } from './choose-items.ts'
import { type ItemDialogProps, ItemShelf, type ItemShelfProps } from './item-shelf.tsx'
import { NothingFits } from './nothing-fits.tsx'

type ItemListProps<Item> = ItemShelfProps<Item> & {
  title: string
  /** Shown while there is none at all. */
  empty: { title: string; words: ReactNode }
  createDialog: (props: ItemDialogProps) => ReactNode
  /** Filters beside search and state, and what they leave over. */
  filters?: ReactNode
  narrow?: ((row: Item, query: URLSearchParams) => boolean) | undefined
}

/** The page of all products or all bundles: search, filter, make one, and the table. */
export const ItemList = <Item extends ItemRow>(props: ItemListProps<Item>) => {
  const { title, empty, createDialog: CreateDialog, filters, narrow = () => true, ...shelf } = props
  const { kind, rows, canEdit, addressStart, count } = shelf
  const query = useLateQuery('state')
  const creation = useAsked<true>()
  const chosen = chooseItems(
    rows.filter((row) => narrow(row, query)),
    query,
    count,
  )
  const create = canEdit && (
    <Button
      kind="go"
      size="small"
      icon={<Plus size={16} aria-hidden="true" />}
      onPointerEnter={preloadDialog}
      onPress={() => creation.ask(true)}
    >
      New {kind}
    </Button>
  )
  return (
    <>
      <PageHead title={title} note={<span className="figures">{rows.length}</span>}>
        {create}
      </PageHead>
      {rows.length === 0 ? (
        <EmptyState title={empty.title} action={create}>
          {empty.words}
        </EmptyState>
      ) : (
        <>
          <div className="mb-4 grid gap-2.5 sm:flex sm:flex-wrap">
            <ListSearch label={`Search ${kind}s`} className="sm:max-w-72" />
            <ListFilter
              name="state"
              label="State"
              all="Draft and live"
              options={itemStates.map((value) => ({ value, label: value }))}
              className="sm:w-44"
            />
            {filters}
          </div>
          {chosen.length === 0 ? <NothingFits what={kind} /> : <ItemShelf {...shelf} rows={chosen} />}
        </>
      )}
      <CreateDialog open={creation.isOpen} onClose={creation.close} addressStart={addressStart} />
    </>
  )
}
