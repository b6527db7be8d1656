import { arrive } from '#web/chunks/arrive.ts'
import { lazyRoute } from '#web/lib/api/lazy-route.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { pageHead } from '#web/lib/pages/page-head.ts'
import { tracksOfCards } from '#web/pages/parts/track-of-card.ts'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { CreatorRow } from './parts/creator-row.tsx'

const listCreators = lazyRoute(
  { name: 'listCreators', method: 'GET', path: '/api/storefront/creators' },
  async () => (await arrive(import('#contract/storefront/storefront.ts'))).listCreators,
)

const page = pageReads(() => ({ creators: read(listCreators, {}) }))

export const loader = page.loader
export const clientLoader = page.clientLoader

export const meta = page.meta((_answers, origin) =>
  pageHead({
    origin,
    path: '/creators',
    title: 'Creators - Soundfair',
    description: 'Everyone who sells on Soundfair: the creators of its plugins, sample packs and presets, with their newest work.',
  }),
)

export default function Creators() {
  const { creators } = page.useData()
  const tracks = tracksOfCards(creators.flatMap(({ highlight }) => highlight ?? []))
  return (
    <>
      <header className="grid items-end gap-x-6 gap-y-5 pt-12 pb-12 sm:pt-18 sm:pb-16 lg:grid-cols-12">
        <h1 className="text-40 sm:text-64 lg:col-span-6">Creators</h1>
        <p className="max-w-[31em] text-20 text-ink-2 lg:col-span-6">
          The people behind the tools, from A to Z. Each has a storefront; some let us visit and see how they work.
        </p>
      </header>
      {creators.length === 0 ? (
        <EmptyState
          title="No storefront is open yet"
          action={<ButtonLink to="/become-a-creator">Become a creator</ButtonLink>}
          className="border-t border-line"
        >
          Creators appear here once their storefront is public. You could be the first.
        </EmptyState>
      ) : (
        <ul className="border-b border-line">
          {creators.map((creator) => (
            <CreatorRow key={creator.id} creator={creator} queue={tracks} />
          ))}
        </ul>
      )}
    </>
  )
}
