import { useSearchParams } from 'react-router'
import type { PayoutRunRow } from '#contract/payouts/payout-runs.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { isWholeList } from '#web/ui/lists/is-whole-list.ts'
import { Pager } from '#web/ui/lists/pager.tsx'
import { withQuery } from '#web/ui/lists/table-query.ts'
import { markOf } from '../payout-text.ts'
import { RunTable } from './run-table.tsx'

type RunListProps = { page: { items: readonly PayoutRunRow[]; next: string | null }; after: string | undefined }

export const RunList = ({ page, after }: RunListProps) => {
  const [query] = useSearchParams()
  const next = markOf(page.next)
  return (
    <section aria-labelledby="runs">
      <SectionHead id="runs" title="Runs" className="pb-2" />
      {page.items.length === 0 ? (
        <p className="text-14 text-ink-2">No runs yet. One is made on the first of each month, or when you start it.</p>
      ) : (
        <RunTable runs={page.items} isWhole={isWholeList(page, after)} />
      )}
      {(after || next) && (
        <Pager label="Pages of runs" previous={after ? withQuery(query, 'runs', '') : null} next={next && withQuery(query, 'runs', next)} />
      )}
    </section>
  )
}
