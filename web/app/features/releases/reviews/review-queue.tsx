import { useSearchParams } from 'react-router'
import { type ReviewRow as Row, reviewFilters } from '#contract/releases/reviews.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tabs } from '#web/ui/frame/tabs.tsx'
import { ListPager } from '#web/ui/lists/list-pager.tsx'
import { ListSearch } from '#web/ui/lists/list-search.tsx'
import { NothingFits } from '#web/ui/lists/nothing-fits.tsx'
import { reviewHref, type wishIn } from './review-address.ts'
import { ReviewRow } from './review-row.tsx'
import { emptyText, filterLabel } from './review-text.ts'

type ReviewQueueProps = {
  page: { items: readonly Row[]; hasMore: boolean }
  wish: ReturnType<typeof wishIn>
  chosen: string | undefined
}

/** The releases that wait for QA, and those decided; filtered, searched and paged by the address. */
export const ReviewQueue = ({ page, wish, chosen }: ReviewQueueProps) => {
  const [query] = useSearchParams()
  const isNarrowed = wish.search !== undefined || wish.after !== undefined
  const text = emptyText[wish.show]
  return (
    <>
      <Tabs
        label="Which releases"
        tabs={reviewFilters.map((show) => ({
          label: filterLabel[show],
          to: show === 'waiting' ? '/admin/releases' : `/admin/releases?show=${show}`,
          current: wish.show === show,
        }))}
      />
      {(page.items.length > 0 || isNarrowed) && <ListSearch label="Product, creator or version" className="my-4" />}
      {page.items.length > 0 ? (
        <ul aria-label={filterLabel[wish.show]} className="border-t border-line">
          {page.items.map((row) => (
            <ReviewRow key={row.id} row={row} to={reviewHref(query, row.id)} isChosen={row.id === chosen} />
          ))}
        </ul>
      ) : isNarrowed ? (
        <NothingFits what="release" />
      ) : (
        <EmptyState title={text.title}>{text.text}</EmptyState>
      )}
      <ListPager page={page} after={wish.after} />
    </>
  )
}
