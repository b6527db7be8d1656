import { arrive } from '#web/chunks/arrive.ts'
import { categoryLabel } from '#web/features/storefront/category-label.ts'
import { lazyRoute } from '#web/lib/api/lazy-route.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { searchProducts } from '#web/lib/api/storefront-routes.ts'
import { type HeadMatches, originOf, pageHead } from '#web/lib/pages/page-head.ts'
import { DiscoverHome } from './home/discover-home.tsx'
import { type HomeSearch, readSearch, searchHref, searchParameters, toQuery } from './home/home-search.ts'
import { SearchResults } from './home/search-results.tsx'

export const handle = { query: searchParameters }

const getHome = lazyRoute(
  { name: 'getHome', method: 'GET', path: '/api/storefront/home' },
  async () => (await arrive(import('#contract/storefront/storefront.ts'))).getHome,
)
const page = pageReads(({ url }) => {
  const search = readSearch(url.searchParams)
  return search ? { found: read(searchProducts, { query: toQuery(search) }) } : { home: read(getHome, {}) }
})

export const loader = page.loader
export const clientLoader = page.clientLoader

const description = 'Plugins, sample packs, presets and bundles from independent makers. Hear everything before you buy.'

/** A category is a page of its own; any other search is not worth listing in a search engine. */
const headOf = (search: HomeSearch | undefined) => {
  if (!search) return { path: '/', title: 'Soundfair - Tools for sound, from the people who make them', description }
  const { category, after, ...rest } = search
  const isCategory = category && Object.values(rest).every((value) => value === undefined)
  const name = search.q ?? (category ? categoryLabel[category].many : 'Everything')
  return {
    path: isCategory ? searchHref({ category }) : searchHref(search),
    title: `${name} - Soundfair`,
    description: isCategory ? `${categoryLabel[category].many} from independent makers. Hear everything before you buy.` : description,
    isHidden: !isCategory || after !== undefined,
  }
}

export const meta = ({ location, matches }: { location: { search: string }; matches: HeadMatches }) =>
  pageHead({ origin: originOf(matches), ...headOf(readSearch(new URLSearchParams(location.search))) })

export default function Home() {
  const data = page.useData()
  if (data.found) return <SearchResults found={data.found} />
  return data.home ? <DiscoverHome home={data.home} /> : null
}
