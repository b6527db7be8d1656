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

/** The page is everybody's; what fits whoever looks is counted for them alone, in the place that waits for it. */
const Fitting = ({ search, fits }: { search: HomeSearch; fits: string }) => {
  const isChosen = search.fits === fits
  const { data } = useRead(read(searchProducts, { query: toQuery(withChoice(search, { fits })) }), { keepsPrevious: true })
  const to = searchHref(withChoice(search, { fits: isChosen ? undefined : fits }))
  return (
    <ul>
      <ChoiceLink label="Fits my studio" count={data?.total} isChosen={isChosen} to={to} />
    </ul>
  )
}

/** Narrows a search to what fits. Whoever has not said yet what they use is asked. */
export const StudioFilter = ({ search }: { search: HomeSearch }) => {
  const studio = useStudio()
  return (
    <div>
      <h3 className="mb-1.5 text-14 tracking-normal">My studio</h3>
      {studio && <Fitting search={search} fits={studioAddress(studio)} />}
      <StudioButton className="flex min-h-8.5 items-center text-14">{studio ? 'Change' : 'Tell us what you use'}</StudioButton>
    </div>
  )
}
