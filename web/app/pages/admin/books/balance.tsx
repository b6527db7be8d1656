import { useSearchParams } from 'react-router'
import { getTrialBalance } from '#contract/ledger/books.ts'
import { BalanceTable } from '#web/features/ledger/balance-table.tsx'
import { DayChoice } from '#web/features/ledger/day-choice.tsx'
import { LedgerExport } from '#web/features/ledger/ledger-export.tsx'
import { pageReads, read } from '#web/lib/api/page-reads.ts'
import { privateHead } from '#web/pages/parts/private-head.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { readPeriod } from '#web/ui/lists/periods.ts'
import { Notice } from '#web/ui/notice.tsx'

export const handle = { query: ['day', 'from', 'until', 'sort'] }

const dayIn = (query: URLSearchParams): string | undefined => /^[12]\d{3}-[01]\d-[0-3]\d$/.exec(query.get('day') ?? '')?.[0]

const page = pageReads(({ url }) => {
  const day = dayIn(url.searchParams)
  return { balance: read(getTrialBalance, { query: day ? { day } : {} }) }
})

export const loader = page.loader
export const clientLoader = page.clientLoader
export const meta = privateHead('Books')

export default function AdminBalance() {
  const { balance } = page.useData()
  const [query] = useSearchParams()
  const now = new Date()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
      <div>
        <DayChoice day={balance.day} isToday={dayIn(query) === undefined} />
        {balance.sums.some(({ amount }) => amount !== 0) && (
          <Notice kind="bad" title="The books don’t balance" className="mb-4">
            Something outside the shop changed them. Stop payouts and check the invariants in the log.
          </Notice>
        )}
        {balance.sums.length > 0 ? (
          <BalanceTable balance={balance} />
        ) : (
          <EmptyState title="No entries by then">The first sale creates the first entry. Choose a later day to see it.</EmptyState>
        )}
      </div>
      <LedgerExport period={readPeriod(query, now)} now={now} />
    </div>
  )
}
