import { useSearchParams } from 'react-router'
import { type PayoutRunRow, runColumns } from '#contract/payouts/payout-runs.ts'
import { AmountList } from '#web/ui/lists/amount-list.tsx'
import { Cell, HeaderCell, NameCell, Row, RowLink } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { sumLabel } from '#web/ui/lists/is-whole-list.ts'
import { readSorting, sortLink } from '#web/ui/lists/table-query.ts'
import { Day } from '#web/ui/texts/day.tsx'
import { AmountSum } from '../amount-sum.tsx'
import { countsText } from './run-text.ts'

/** All runs; arrow keys move through the rows. */
export const RunTable = ({ runs, isWhole }: { runs: readonly PayoutRunRow[]; isWhole: boolean }) => {
  const [address] = useSearchParams()
  // In another order the list begins on its first page.
  const query = new URLSearchParams(address)
  query.delete('runs')
  const sorting = readSorting(query, runColumns, { column: 'day', direction: 'descending' })
  return (
    <DataTable caption="Runs">
      <thead>
        <tr>
          <HeaderCell {...sortLink(query, 'day', sorting, 'descending')}>Day</HeaderCell>
          <HeaderCell roomy {...sortLink(query, 'by', sorting)}>
            Started by
          </HeaderCell>
          <HeaderCell {...sortLink(query, 'payouts', sorting, 'descending')}>Payouts</HeaderCell>
          <HeaderCell numeric>Total</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => (
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
