import type { PayoutRunRow } from '#contract/payouts/payout-runs.ts'
import { Cell, HeaderCell, NameCell, Row, RowLink } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { sumLabel } from '#web/ui/lists/is-whole-list.ts'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Day } from '#web/ui/texts/day.tsx'
import { AmountList } from '../amount-list.tsx'
import { AmountSum } from '../amount-sum.tsx'
import { countsText } from './run-text.ts'

/** The runs there were; arrow keys walk the rows. */
export const RunTable = ({ runs, isWhole }: { runs: readonly PayoutRunRow[]; isWhole: boolean }) => {
  const { sorted, head } = useSorted(
    runs,
    {
      day: (run) => run.day,
      by: (run) => run.startedBy ?? '',
      payouts: (run) => Object.values(run.counts).reduce((sum, count) => sum + count, 0),
    },
    isWhole,
  )
  return (
    <DataTable caption="Runs">
      <thead>
        <tr>
          <HeaderCell {...head('day', 'descending')}>Day</HeaderCell>
          <HeaderCell roomy {...head('by')}>
            Started by
          </HeaderCell>
          <HeaderCell {...head('payouts', 'descending')}>Payouts</HeaderCell>
          <HeaderCell numeric>Total</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map((run) => (
          <Row key={run.id}>
            <NameCell className="sm:min-w-0">
              <RowLink to={`/admin/payouts/${run.id}`} className="whitespace-nowrap">
                <Day day={run.day} />
              </RowLink>
            </NameCell>
            <Cell muted roomy>
              {run.startedBy ?? 'the schedule'}
            </Cell>
            <Cell muted>{run.finishedAt === null ? 'In progress' : countsText(run.counts) || 'none'}</Cell>
            <Cell numeric>
              <AmountList amounts={run.totals.map(({ amount }) => amount)} className="font-normal" />
            </Cell>
          </Row>
        ))}
      </tbody>
      <AmountSum
        label={sumLabel(isWhole)}
        amounts={runs.flatMap(({ totals }) => totals.map(({ amount }) => amount))}
        before={2}
        roomy={1}
      />
    </DataTable>
  )
}
