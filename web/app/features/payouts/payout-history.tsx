import type { PayoutRow } from '#contract/payouts/payouts.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { isWholeList } from '#web/ui/lists/is-whole-list.ts'
import { ListPager } from '#web/ui/lists/list-pager.tsx'
import { PayoutTable } from './payout-table.tsx'

type PayoutHistoryProps = { page: { items: readonly PayoutRow[]; hasMore: boolean }; after: string | undefined }

export const PayoutHistory = ({ page, after }: PayoutHistoryProps) => (
  <section aria-labelledby="all-payouts">
    <SectionHead id="all-payouts" title="All payouts" className="pb-2" />
    {page.items.length === 0 ? (
      <p className="text-14 text-ink-2">No payouts yet. Each one appears here with its lines and its statement.</p>
    ) : (
      <PayoutTable rows={page.items} isWhole={isWholeList(page, after)} />
    )}
    <ListPager page={page} after={after} />
  </section>
)
