import { useSearchParams } from 'react-router'
import { type ConversationRow, type InboxOverview, inboxFilters } from '#contract/support/conversations.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tabs } from '#web/ui/frame/tabs.tsx'
import { ListPager } from '#web/ui/lists/list-pager.tsx'
import { ListSearch } from '#web/ui/lists/list-search.tsx'
import { NothingFits } from '#web/ui/lists/nothing-fits.tsx'
import { conversationHref, type wishIn } from './inbox-address.ts'
import { InboxRow } from './inbox-row.tsx'
import { emptyText, filterLabel } from './inbox-text.ts'

type InboxListProps = {
  page: { items: readonly ConversationRow[]; hasMore: boolean; next: string | null }
  counts: InboxOverview['counts']
  wish: ReturnType<typeof wishIn>
  chosen: string | undefined
}

/** Higher counts need not be exact. */
const countText = (count: number): string => (count >= 1_000 ? '1000+' : String(count))

/** The customers' conversations; filtered, searched and paged by the address. */
export const InboxList = ({ page, counts, wish, chosen }: InboxListProps) => {
  const [query] = useSearchParams()
  const text = emptyText[wish.show]
  return (
    <>
      <Tabs
        label="Which conversations"
        wraps
        tabs={inboxFilters.map((show) => ({
          label: filterLabel[show],
          to: show === 'open' ? '/admin/support' : `/admin/support?show=${show}`,
          current: wish.show === show && !wish.q,
          ...(show !== 'closed' && counts[show] > 0 && { count: countText(counts[show]) }),
        }))}
      />
      <ListSearch label="Name, address, subject, order" className="my-4" />
      {page.items.length > 0 ? (
        <ul aria-label={wish.q ? 'Found' : filterLabel[wish.show]} className="border-t border-line">
          {page.items.map((row) => (
            <InboxRow
              key={row.id}
              row={row}
              to={conversationHref(query, row.id)}
              isChosen={row.id === chosen}
              showsState={wish.q !== undefined || wish.show === 'mine'}
            />
          ))}
        </ul>
      ) : wish.q || wish.after ? (
        <NothingFits what="conversation" />
      ) : (
        <EmptyState title={text.title}>{text.text}</EmptyState>
      )}
      <ListPager page={page} after={wish.after} />
    </>
  )
}
