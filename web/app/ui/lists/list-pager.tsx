import { useSearchParams } from 'react-router'
import { Pager } from './pager.tsx'
import { withQuery } from './table-query.ts'

type ListPagerProps = {
  page: {
    items: readonly { id: string }[]
    hasMore: boolean
    /** The path of the next page; without it the next page begins after the last item. */
    next?: string | null | undefined
  }
  /** The last item of the previous page; none on the first page. */
  after: string | null | undefined
}

/** Links to the next page of a list, and back to the first; nothing for a list of one page. */
export const ListPager = ({ page: { items, hasMore, next }, after }: ListPagerProps) => {
  const [query] = useSearchParams()
  const mark = (next && new URLSearchParams(next.split('?')[1]).get('after')) ?? items.at(-1)?.id
  if (!after && !hasMore) return null
  return <Pager previous={after ? withQuery(query, 'after', '') : null} next={hasMore && mark ? withQuery(query, 'after', mark) : null} />
}
