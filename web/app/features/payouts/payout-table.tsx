import type { PayoutRow } from '#contract/payouts/payouts.ts'
import { Cell, HeaderCell, NameCell, Row, RowLink } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { sumLabel } from '#web/ui/lists/is-whole-list.ts'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Price } from '#web/ui/price.tsx'
import { Day } from '#web/ui/texts/day.tsx'
import { AmountSum } from './amount-sum.tsx'
import { PayoutStatusChip } from './payout-status-chip.tsx'

/** Every payout there was; arrow keys walk the rows. */
export const PayoutTable = ({ rows, isWhole }: { rows: readonly PayoutRow[]; isWhole: boolean }) => {
  const { sorted, head } = useSorted(
    rows,
    {
      day: (row) => row.day,
      status: (row) => row.status,
      amount: (row) => row.amount.amount,
    },
    isWhole,
  )
  return (
    <DataTable caption="Payouts">
      <thead>
        <tr>
          <HeaderCell>Payout</HeaderCell>
          <HeaderCell {...head('status')}>Status</HeaderCell>
          <HeaderCell roomy {...head('day', 'descending')}>
            Day
          </HeaderCell>
          <HeaderCell roomy>Account</HeaderCell>
          <HeaderCell numeric {...head('amount', 'descending')}>
            Amount
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
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
