import { searchProducts } from '#contract/discovery.ts'
import { getHome } from '#contract/storefront.ts'
import { pageReads, read } from '#web/lib/page-reads.ts'
import { DiscoverHome } from './home/discover-home.tsx'
import { readSearch } from './home/home-search.ts'
import { SearchResults } from './home/search-results.tsx'

const page = pageReads(({ url }) => {
  const search = readSearch(url.searchParams)
  return search ? { found: read(searchProducts, { query: search }) } : { home: read(getHome, {}) }
})

export const loader = page.loader
export const clientLoader = page.clientLoader

const description = 'Plugins, sample packs, presets and bundles from independent makers. Hear everything before you buy.'

export const meta = ({ location }: { location: { search: string } }) => {
  const search = readSearch(new URLSearchParams(location.search))
  const title = search?.q ? `${search.q} - Soundfair` : 'Soundfair - Tools for sound, from the people who make them'
  return [{ title }, { name: 'description', content: description }]
}

export default function Home() {
  const data = page.useData()
  if (data.found) return <SearchResults found={data.found} />
  return data.home ? <DiscoverHome home={data.home} /> : null
}
