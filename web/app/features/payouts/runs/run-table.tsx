import type { PayoutRunRow } from '#contract/payouts/payout-runs.ts'
import { Cell, HeaderCell, NameCell, Row, RowLink } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { Day } from '#web/ui/texts/day.tsx'
import { AmountList } from '../amount-list.tsx'
import { countsText } from './run-text.ts'

/** The runs there were; arrow keys walk the rows. */
export const RunTable = ({ runs }: { runs: readonly PayoutRunRow[] }) => (
  <DataTable caption="Runs">
    <thead>
      <tr>
        <HeaderCell>Day</HeaderCell>
        <HeaderCell roomy>Started by</HeaderCell>
        <HeaderCell>Payouts</HeaderCell>
        <HeaderCell numeric>Sum</HeaderCell>
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
            {run.startedBy ?? 'the clock'}
          </Cell>
          <Cell muted>{run.finishedAt === null ? 'Being made' : countsText(run.counts) || 'none'}</Cell>
          <Cell numeric>
            <AmountList amounts={run.totals.map(({ amount }) => amount)} className="font-normal" />
          </Cell>
        </Row>
      ))}
    </tbody>
  </DataTable>
)
