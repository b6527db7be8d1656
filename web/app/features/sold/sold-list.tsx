import type { ReactNode } from 'react'
import { saleStatuses } from '#contract/sales.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFilter } from '#web/ui/list-filter.tsx'
import { ListSearch } from '#web/ui/list-search.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { withQuery } from '#web/ui/table-query.ts'
import { useLateQuery } from '#web/ui/use-late-query.ts'
import { statusWords } from './sale-words.ts'

type SoldListProps = {
  /** What the search field is called. */
  label: string
  page: { items: readonly { id: string }[]; hasMore: boolean }
  wish: { q?: string; status?: string; after?: string }
  /** Shown while there is nothing at all. */
  empty: ReactNode
  /** What says that nothing fits. */
  noneFits: string
  children: ReactNode
}

/** A list of what was sold: searched, narrowed and paged by its address. */
export const SoldList = ({ label, page, wish, empty, noneFits, children }: SoldListProps) => {
  const query = useLateQuery()
  const { items, hasMore } = page
  const last = items.at(-1)
  if (items.length === 0 && Object.keys(wish).length === 0) return empty
  return (
    <>
      <div className="mb-4 grid gap-2.5 sm:flex sm:flex-wrap">
        <ListSearch label={label} className="sm:max-w-72" />
        <ListFilter
          name="status"
          label="Status"
          all="Every status"
          options={saleStatuses.map((value) => ({ value, label: statusWords[value] }))}
          className="sm:w-44"
        />
      </div>
      {items.length === 0 ? (
        <EmptyState title={noneFits} action={<ButtonLink to="?">Show them all</ButtonLink>}>
          Take a filter away, or search for another word.
        </EmptyState>
      ) : (
        children
      )}
      {(wish.after || hasMore) && (
        <Pager
          previous={wish.after ? withQuery(query, 'after', '') : null}
          next={hasMore && last ? withQuery(query, 'after', last.id) : null}
        />
      )}
    </>
  )
}
