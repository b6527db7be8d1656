import { useSearchParams } from 'react-router'
import { Pager } from './pager.tsx'
import { withQuery } from './table-query.ts'

type ListPagerProps = {
  page: { items: readonly { id: string }[]; hasMore: boolean }
  /** The last one of the page before; none on the first page. */
  after: string | null | undefined
}

/** Leads on through a list that is read page by page, and back to its beginning; a list of one page needs none. */
export const ListPager = ({ page: { items, hasMore }, after }: ListPagerProps) => {
  const [query] = useSearchParams()
  const last = items.at(-1)
  if (!after && !hasMore) return null
  return (
    <Pager previous={after ? withQuery(query, 'after', '') : null} next={hasMore && last ? withQuery(query, 'after', last.id) : null} />
  )
}
