import { useSearchParams } from 'react-router'
import { Pager } from './pager.tsx'
import { withQuery } from './table-query.ts'

type ListPagerProps = {
  page: {
    items: readonly { id: string }[]
    hasMore: boolean
    /** The path that fetches the following part; without it the last one says where this page ended. */
    next?: string | null | undefined
  }
  /** The last one of the page before; none on the first page. */
  after: string | null | undefined
}

/** Leads on through a list that is read page by page, and back to its beginning; a list of one page needs none. */
export const ListPager = ({ page: { items, hasMore, next }, after }: ListPagerProps) => {
  const [query] = useSearchParams()
  const mark = (next && new URLSearchParams(next.split('?')[1]).get('after')) ?? items.at(-1)?.id
  if (!after && !hasMore) return null
  return <Pager previous={after ? withQuery(query, 'after', '') : null} next={hasMore && mark ? withQuery(query, 'after', mark) : null} />
}
