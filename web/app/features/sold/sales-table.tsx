import type { SaleRow } from '#contract/sales.ts'
import { Chip } from '#web/ui/chip.tsx'
import { Cell, HeaderCell, NameCell, Row, RowLink } from '#web/ui/data-cells.tsx'
import { DataTable } from '#web/ui/data-table.tsx'
import { Instant } from '#web/ui/instant.tsx'
import { Price } from '#web/ui/price.tsx'
import { statusTones, statusWords } from './sale-words.ts'

/** The creator's sales; arrow keys walk the rows. */
export const SalesTable = ({ rows }: { rows: readonly SaleRow[] }) => {
  const hasNames = rows.some(({ customer }) => customer !== null)
  return (
    <DataTable caption="Sales">
      <thead>
        <tr>
          <HeaderCell>Order</HeaderCell>
          <HeaderCell>When</HeaderCell>
          <HeaderCell>What</HeaderCell>
          {hasNames && <HeaderCell>Who</HeaderCell>}
          <HeaderCell>Status</HeaderCell>
          <HeaderCell numeric>Paid</HeaderCell>
          <HeaderCell numeric>Yours</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id}>
            <NameCell>
              <RowLink to={`/creator/sales/${row.id}`} className="figures whitespace-nowrap">
                {row.orderNumber}
              </RowLink>
            </NameCell>
            <Cell muted className="figures whitespace-nowrap">
              <Instant at={row.at} show="date" />
            </Cell>
            <Cell className="max-w-72 min-w-40">{row.what}</Cell>
            {hasNames && (
              <Cell muted className="max-w-48 truncate">
                {row.customer?.name}
              </Cell>
            )}
            <Cell>
              <Chip tone={statusTones[row.status]}>{statusWords[row.status]}</Chip>
            </Cell>
            <Cell numeric>
              <Price {...row.due} exact className="font-normal" />
            </Cell>
            <Cell numeric>
              <Price {...row.net} exact className="font-normal" />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}
