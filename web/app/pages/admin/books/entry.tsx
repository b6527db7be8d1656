import { getEntry } from '#contract/ledger/books.ts'
import { entryKindText } from '#web/features/ledger/book-text.ts'
import { EntryFacts } from '#web/features/ledger/entry-facts.tsx'
import { EntryLines } from '#web/features/ledger/entry-lines.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { Breadcrumbs } from '#web/ui/frame/breadcrumbs.tsx'

export const handle = { query: ['lines'] }

const page = pageReads(({ params }) => ({ entry: read(getEntry, { params: { entryId: params.entryId ?? '' } }) }))

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = page.meta(({ entry }) => privateHead(entryKindText[entry.kind])())

export default function AdminEntry() {
  const { entry } = page.useData()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div>
        <Breadcrumbs crumbs={[{ label: 'Entries', to: '/admin/books/entries' }, { label: entryKindText[entry.kind] }]} className="mb-4" />
        <h2 className="mb-3 text-20">{entryKindText[entry.kind]}</h2>
        <EntryFacts entry={entry} />
      </div>
      <EntryLines lines={entry.lines} />
    </div>
  )
}
