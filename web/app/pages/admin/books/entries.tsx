import { useSearchParams } from 'react-router'
import { listEntries } from '#contract/ledger/books.ts'
import { EntryList } from '#web/features/ledger/entry-list.tsx'
import { entryWishIn } from '#web/features/ledger/entry-wish.ts'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'

export const handle = { query: ['q', 'kind', 'account', 'after', 'sort'] }

const page = pageReads(({ url }) => ({ entries: read(listEntries, { query: entryWishIn(url.searchParams) }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Entries')

export default function AdminEntries() {
  const { entries } = page.useData()
  const [query] = useSearchParams()
  return <EntryList page={entries} wish={entryWishIn(query)} />
}
