import { useSearchParams } from 'react-router'
import { type ApplicationRow, applicationFilters } from '#contract/creators/staff-applications.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Tabs } from '#web/ui/frame/tabs.tsx'
import { ListPager } from '#web/ui/lists/list-pager.tsx'
import { ListSearch } from '#web/ui/lists/list-search.tsx'
import { QueueRow } from '#web/ui/lists/queue-row.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { applicationsHref, applicationWishIn, chosenHref } from '../staff/creators-address.ts'
import { StatusChip } from './status-chip.tsx'

const filterLabel = { waiting: 'Waiting', asked: 'Question sent', decided: 'Decided', all: 'All' } as const

const emptyText = {
  waiting: { title: 'No applications waiting', text: 'New applications appear here as soon as they are sent.' },
  asked: { title: 'No open questions', text: 'Applications waiting for a reply from the applicant are listed here.' },
  decided: { title: 'Nothing decided yet', text: 'What you approve or reject is listed here.' },
  all: { title: 'Nobody has applied yet', text: 'Applications come from the page “Become a creator”.' },
} as const

const Row = ({ row }: { row: ApplicationRow }) => (
  <span className="grid min-w-0 gap-0.5">
    <span className="flex flex-wrap items-baseline justify-between gap-x-3 text-16">
      <b className="wrap-anywhere">{row.name}</b>
      {row.status !== 'Submitted' && <StatusChip status={row.status} />}
    </span>
    <span className="text-ink-2">
      <span className="wrap-anywhere">{row.applicant.email}</span>
      <br />
      Sent <Instant at={row.submittedAt} show="ago" />
    </span>
  </span>
)

type ApplicationQueueProps = { page: { items: readonly ApplicationRow[]; hasMore: boolean }; chosen: string | undefined }

/** Applications to sell here; filtered, searched and paged by the address. */
export const ApplicationQueue = ({ page, chosen }: ApplicationQueueProps) => {
  const [query] = useSearchParams()
  const wish = applicationWishIn(query)
  const isNarrowed = wish.q !== undefined || wish.after !== undefined
  const text = emptyText[wish.show]
  return (
    <>
      <Tabs
        label="Which applications"
        tabs={applicationFilters.map((show) => ({ label: filterLabel[show], to: applicationsHref(show), current: wish.show === show }))}
      />
      {(page.items.length > 0 || isNarrowed) && <ListSearch label="Name, id or e-mail" className="my-4" />}
      {page.items.length > 0 && (
        <ul aria-label={filterLabel[wish.show]} className="border-t border-line">
          {page.items.map((row) => (
            <QueueRow key={row.id} to={chosenHref(query, row.id)} isChosen={row.id === chosen}>
              <Row row={row} />
            </QueueRow>
          ))}
        </ul>
      )}
      {page.items.length === 0 && isNarrowed && (
        <EmptyState title="No matches" action={<ButtonLink to={applicationsHref(wish.show)}>Show all</ButtonLink>}>
          Try another word.
        </EmptyState>
      )}
      {page.items.length === 0 && !isNarrowed && <EmptyState title={text.title}>{text.text}</EmptyState>}
      <ListPager page={page} after={wish.after} />
    </>
  )
}
