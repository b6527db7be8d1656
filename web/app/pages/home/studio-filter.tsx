import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { arrive } from '#web/chunks/arrive.ts'
import { lazyRoute } from '#web/lib/api/lazy-route.ts'
import { read } from '#web/lib/api/page-reads.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { studioAddress } from '#web/lib/catalog/fits-studio.ts'
import { useStudio } from '#web/lib/session/my-studio.ts'
import { StudioButton } from '../parts/studio/studio-button.tsx'
import { ChoiceLink } from './choice-link.tsx'
import { type HomeSearch, searchHref, toQuery, withChoice } from './home-search.ts'

const searchProducts = lazyRoute(
  { name: 'searchProducts', method: 'GET', path: '/api/storefront/search' },
  async () => (await arrive(import('#contract/storefront/discovery.ts'))).searchProducts,
)

/** The page is everybody's; what fits whoever looks is counted for them alone. */
const Fitting = ({ search, fits }: { search: HomeSearch; fits: string }) => {
  const isChosen = search.fits === fits
  const { data } = useRead(read(searchProducts, { query: toQuery(withChoice(search, { fits })) }), { keepsPrevious: true })
  const to = searchHref(withChoice(search, { fits: isChosen ? undefined : fits }))
  const navigate = useNavigate()
  const before = useRef(fits)
  const follow = useEffectEvent((now: string) => {
    const wasChosen = before.current !== now && search.fits === before.current
    before.current = now
    // A list of what fits follows the studio it is for.
    if (wasChosen) void navigate(searchHref(withChoice(search, { fits: now })), { replace: true, preventScrollReset: true })
  })
  useEffect(() => follow(fits), [fits])
  return (
    <ul>
      <ChoiceLink label="Fits my studio" count={data?.total} isChosen={isChosen} to={to} />
    </ul>
  )
}

/** Narrows a search to what fits. Whoever has not said yet what they use is asked, in a line as high as the choice that takes its place. */
export const StudioFilter = ({ search }: { search: HomeSearch }) => {
  const studio = useStudio()
  return (
    <div>
      <div className="mb-0.5 flex min-h-6 items-baseline justify-between gap-3 text-14">
        <h3 className="text-14 tracking-normal">My studio</h3>
        {studio && <StudioButton className="min-h-6">Change</StudioButton>}
      </div>
      {studio ? (
        <Fitting search={search} fits={studioAddress(studio)} />
      ) : (
        <StudioButton className="flex min-h-8.5 items-center text-14">Tell us what you use</StudioButton>
      )}
    </div>
  )
}
