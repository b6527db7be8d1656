import type { PayoutRun } from '#contract/payouts/payout-runs.ts'
import { payoutStatuses } from '#contract/payouts/payouts.ts'
import { AmountList } from '#web/ui/lists/amount-list.tsx'
import { Stat, Stats } from '#web/ui/stat.tsx'
import { payoutStatusLooks } from '../payout-text.ts'

/** The sums of a run, and how many of its payouts have each status. */
export const RunTotals = ({ run: { totals, counts } }: { run: PayoutRun }) => (
  <Stats>
    <Stat label="Total" value={<AmountList amounts={totals.map(({ amount }) => amount)} />} />
    {payoutStatuses
      .filter((status) => counts[status] > 0)
      .map((status) => (
        <Stat key={status} label={payoutStatusLooks[status].label} value={counts[status]} />
      ))}
  </Stats>
)
