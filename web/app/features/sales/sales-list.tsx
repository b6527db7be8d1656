import type { ReactNode } from 'react'
import { saleStatuses } from '#contract/sales/sales.ts'
import { ListBar } from '#web/ui/lists/list-bar.tsx'
import { ListFilter } from '#web/ui/lists/list-filter.tsx'
import { ListPager } from '#web/ui/lists/list-pager.tsx'
import { NothingFits } from '#web/ui/lists/nothing-fits.tsx'
import { statusLabel } from './sale-text.ts'

type SalesListProps = {
  /** What the search field is called. */
  label: string
  page: { items: readonly { id: string }[]; hasMore: boolean }
  wish: { q?: string; status?: string; after?: string }
  /** Shown while there is nothing at all. */
  empty: ReactNode
  /** What one of them is called, where none fits. */
  what: string
  children: ReactNode
}

/** A list of what was sold: searched, narrowed and paged by its address. */
export const SalesList = ({ label, page, wish, empty, what, children }: SalesListProps) => {
  if (page.items.length === 0 && Object.keys(wish).length === 0) return empty
  return (
    <>
      <ListBar searchLabel={label}>
        <ListFilter
          name="status"
          label="Status"
          all="All statuses"
          options={saleStatuses.map((value) => ({ value, label: statusLabel[value] }))}
          className="sm:w-44"
        />
      </ListBar>
      {page.items.length === 0 ? <NothingFits what={what} /> : children}
      <ListPager page={page} after={wish.after} />
    </>
  )
}
