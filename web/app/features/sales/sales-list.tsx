import type { ReactNode } from 'react'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListPager } from '#web/ui/lists/list-pager.tsx'
import { NothingFits } from '#web/ui/lists/nothing-fits.tsx'

type SalesListProps = {
  page: { items: readonly { id: string }[]; hasMore: boolean; next: string | null }
  wish: { after?: string } & Record<string, string>
  /** Shown while there are no entries at all. */
  empty: ReactNode
  /** What an entry is called, for the text where none matches. */
  what: string
  /** Above the list: search, filters, totals. */
  head: ReactNode
  children: ReactNode
}

/** A list of sales: searched, filtered, sorted and paged by the address. */
export const SalesList = ({ page, wish, empty, what, head, children }: SalesListProps) => {
  if (page.items.length === 0 && Object.keys(wish).length === 0) return empty
  return (
    <>
      {head}
      {page.items.length > 0 && children}
      {page.items.length === 0 && page.hasMore && (
        <EmptyState title={`No ${what} matches so far`}>Only part of the list was searched. Continue to search the next part.</EmptyState>
      )}
      {page.items.length === 0 && !page.hasMore && <NothingFits what={what} />}
      <ListPager page={page} after={wish.after} />
    </>
  )
}
