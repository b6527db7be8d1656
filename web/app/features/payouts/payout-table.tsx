import { useSearchParams } from 'react-router'
import { type PayoutRow, payoutColumns } from '#contract/payouts/payouts.ts'
import { Cell, HeaderCell, NameCell, Row, RowLink } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { sumLabel } from '#web/ui/lists/is-whole-list.ts'
import { readSorting, sortLink } from '#web/ui/lists/table-query.ts'
import { Price } from '#web/ui/price.tsx'
import { Day } from '#web/ui/texts/day.tsx'
import { AmountSum } from './amount-sum.tsx'
import { PayoutStatusChip } from './payout-status-chip.tsx'

/** All payouts, sorted by the server; arrow keys move through the rows. */
export const PayoutTable = ({ rows, isWhole }: { rows: readonly PayoutRow[]; isWhole: boolean }) => {
  const [query] = useSearchParams()
  const sorting = readSorting(query, payoutColumns, { column: 'day', direction: 'descending' })
  return (
    <DataTable caption="Payouts">
      <thead>
        <tr>
          <HeaderCell {...sortLink(query, 'number', sorting, 'descending')}>Payout</HeaderCell>
          <HeaderCell {...sortLink(query, 'status', sorting)}>Status</HeaderCell>
          <HeaderCell roomy {...sortLink(query, 'day', sorting, 'descending')}>
            Day
          </HeaderCell>
          <HeaderCell roomy {...sortLink(query, 'account', sorting)}>
            Account
          </HeaderCell>
          <HeaderCell numeric {...sortLink(query, 'amount', sorting, 'descending')}>
            Amount
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id}>
            <NameCell className="sm:min-w-0">
              <RowLink to={`/creator/payouts/${row.id}`} className="figures">
                {row.number}
              </RowLink>
              <span className="figures block text-12 font-normal whitespace-nowrap text-ink-2 sm:hidden">
                <Day day={row.day} />
              </span>
            </NameCell>
            <Cell>
              <PayoutStatusChip status={row.status} />
            </Cell>
            <Cell muted roomy className="figures whitespace-nowrap">
              <Day day={row.day} />
            </Cell>
            <Cell muted roomy>
              {row.account}
            </Cell>
            <Cell numeric>
              <Price {...row.amount} exact />
            </Cell>
          </Row>
        ))}
      </tbody>
      <AmountSum label={sumLabel(isWhole)} amounts={rows.map(({ amount }) => amount)} before={3} roomy={2} />
    </DataTable>
  )
}
