import Download from 'lucide-react/icons/download'
import { exportSales, listSales, saleStatuses } from '#contract/sales.ts'
import { statusWords } from '#web/features/creator-sales/sale-words.ts'
import { SalesTable } from '#web/features/creator-sales/sales-table.tsx'
import { PageHead } from '#web/features/studio/page-head.tsx'
import { StudioFrame } from '#web/features/studio/studio-frame.tsx'
import { pageReads, read } from '#web/lib/page-reads.ts'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFilter } from '#web/ui/list-filter.tsx'
import { ListSearch } from '#web/ui/list-search.tsx'
import { Pager } from '#web/ui/pager.tsx'
import { readChoice, withQuery } from '#web/ui/table-query.ts'
import { useLateQuery } from '#web/ui/use-late-query.ts'
import { titled } from '../parts/prepared-page.tsx'

const wishOf = (query: URLSearchParams) => {
  const q = query.get('q')?.trim().slice(0, 100)
  const status = readChoice(query, 'status', saleStatuses)
  const after = /^sal_[0-9a-z]{26}$/.test(query.get('after') ?? '') ? query.get('after') : null
  return { ...(q && { q }), ...(status && { status }), ...(after && { after }) }
}

const page = pageReads(({ url }) => ({ sales: read(listSales, { query: wishOf(url.searchParams) }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = titled('Sales')

export default function CreatorSales() {
  const { sales } = page.useData()
  const query = useLateQuery()
  const { after, ...wish } = wishOf(query)
  const isNarrowed = Object.keys(wish).length > 0
  const last = sales.items.at(-1)
  return (
    <StudioFrame>
      <PageHead title="Sales">
        {sales.items.length > 0 && (
          <ButtonLink
            to={`${exportSales.path}?${new URLSearchParams(wish)}`}
            reloadDocument
            download
            size="small"
            icon={<Download size={15} aria-hidden="true" />}
          >
            CSV
          </ButtonLink>
        )}
      </PageHead>
      {sales.items.length === 0 && !isNarrowed && !after ? (
        <EmptyState title="No sales yet">Each sale comes here the moment it is paid, with its fee and what is yours.</EmptyState>
      ) : (
        <>
          <div className="mb-4 grid gap-2.5 sm:flex sm:flex-wrap">
            <ListSearch label="Search sales" className="sm:max-w-72" />
            <ListFilter
              name="status"
              label="Status"
              all="Every status"
              options={saleStatuses.map((value) => ({ value, label: statusWords[value] }))}
              className="sm:w-44"
            />
          </div>
          {sales.items.length === 0 ? (
            <EmptyState title="No sale fits" action={<ButtonLink to="?">Show them all</ButtonLink>}>
              Take a filter away, or search for another word.
            </EmptyState>
          ) : (
            <SalesTable rows={sales.items} />
          )}
          {(after || sales.hasMore) && (
            <Pager
              previous={after ? withQuery(query, 'after', '') : null}
              next={sales.hasMore && last ? withQuery(query, 'after', last.id) : null}
            />
          )}
        </>
      )}
    </StudioFrame>
  )
}
