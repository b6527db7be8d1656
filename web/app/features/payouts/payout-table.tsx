import type { PayoutRow } from '#contract/payouts/payouts.ts'
import { Cell, HeaderCell, NameCell, Row, RowLink } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { Price } from '#web/ui/price.tsx'
import { Day } from '#web/ui/texts/day.tsx'
import { PayoutStatusChip } from './payout-status-chip.tsx'

/** Every payout there was; arrow keys walk the rows. */
export const PayoutTable = ({ rows }: { rows: readonly PayoutRow[] }) => (
  <DataTable caption="Payouts">
    <thead>
      <tr>
        <HeaderCell>Payout</HeaderCell>
        <HeaderCell>Day</HeaderCell>
        <HeaderCell>Status</HeaderCell>
        <HeaderCell roomy>Account</HeaderCell>
        <HeaderCell numeric>Amount</HeaderCell>
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <Row key={row.id}>
          <NameCell className="sm:min-w-0">
            <RowLink to={`/creator/payouts/${row.id}`} className="figures">
              {row.number}
            </RowLink>
          </NameCell>
          <Cell muted className="figures whitespace-nowrap">
            <Day day={row.day} />
          </Cell>
          <Cell>
            <PayoutStatusChip status={row.status} />
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
  </DataTable>
)
