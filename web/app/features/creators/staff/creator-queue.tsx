import { useSearchParams } from 'react-router'
import type { StaffCreatorRow } from '#contract/creators/staff-creators.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ListFilter } from '#web/ui/lists/list-filter.tsx'
import { ListPager } from '#web/ui/lists/list-pager.tsx'
import { ListSearch } from '#web/ui/lists/list-search.tsx'
import { QueueRow } from '#web/ui/lists/queue-row.tsx'
import { Cover } from '#web/ui/pictures/cover.tsx'
import { chosenHref, creatorsHref, creatorWishIn } from './creators-address.ts'

const filterOptions = [
  { value: 'live', label: 'Live' },
  { value: 'hidden', label: 'Not public' },
  { value: 'featured', label: 'Featured' },
  { value: 'suspended', label: 'Suspended' },
]

/** The exceptions at a glance; most creators are live and nothing else. */
export const CreatorChips = ({ creator }: { creator: Pick<StaffCreatorRow, 'live' | 'featured' | 'whitelabel' | 'isSuspended'> }) => (
  <>
    {creator.isSuspended && <Chip tone="bad">Suspended</Chip>}
    {!creator.live && <Chip tone="warn">Not public</Chip>}
    {creator.featured && <Chip tone="accent">Featured</Chip>}
    {creator.whitelabel && <Chip>Whitelabel</Chip>}
  </>
)

const Row = ({ row }: { row: StaffCreatorRow }) => (
  <span className="grid grid-cols-[44px_minmax(0,1fr)] gap-x-3">
    <Cover src={row.logoUrl} alt="" width={88} sizes="44px" />
    <span className="grid min-w-0 gap-0.5">
      <b className="text-16 wrap-anywhere">{row.name}</b>
      <span className="figures text-ink-2">/{row.slug}</span>
      <span className="mt-0.5 flex flex-wrap gap-1.5 empty:hidden">
        <CreatorChips creator={row} />
        {!row.hasSignedTerms && <Chip>Terms not signed</Chip>}
      </span>
    </span>
  </span>
)

type CreatorQueueProps = { page: { items: readonly StaffCreatorRow[]; hasMore: boolean }; chosen: string | undefined }

/** All creators by name; filtered, searched and paged by the address. */
export const CreatorQueue = ({ page, chosen }: CreatorQueueProps) => {
  const [query] = useSearchParams()
  const wish = creatorWishIn(query)
  const isNarrowed = wish.q !== undefined || wish.after !== undefined || wish.show !== 'all'
  return (
    <>
      <div className="mb-4 grid gap-2.5">
        <ListSearch label="Name or id" />
        <ListFilter name="show" label="Which creators" all="All creators" options={filterOptions} />
      </div>
      {page.items.length > 0 && (
        <ul aria-label="Creators" className="border-t border-line">
          {page.items.map((row) => (
            <QueueRow key={row.id} to={chosenHref(query, row.id)} isChosen={row.id === chosen}>
              <Row row={row} />
            </QueueRow>
          ))}
        </ul>
      )}
      {page.items.length === 0 && isNarrowed && (
        <EmptyState title="No matches" action={<ButtonLink to={creatorsHref()}>Show all</ButtonLink>}>
          Remove the filter, or try another word.
        </EmptyState>
      )}
      {page.items.length === 0 && !isNarrowed && <EmptyState title="Nobody sells here yet">Approve an application to begin.</EmptyState>}
      <ListPager page={page} after={wish.after} />
    </>
  )
}
