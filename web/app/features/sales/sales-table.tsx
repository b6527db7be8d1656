import { useSearchParams } from 'react-router'
import type { SaleRow } from '#contract/sales/sales.ts'
import { Cell, HeaderCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { readSorting, sortLink } from '#web/ui/lists/table-query.ts'
import { Price } from '#web/ui/price.tsx'
import { OrderCells } from './order-cells.tsx'
import { StatusChip } from './status-chip.tsx'

const columns = ['at', 'due'] as const

/** The creator's sales; arrow keys walk the rows. */
export const SalesTable = ({ rows, sortable = true }: { rows: readonly SaleRow[]; sortable?: boolean }) => {
  const [query] = useSearchParams()
  const sorting = readSorting(query, columns, { column: 'at', direction: 'descending' })
  const head = (column: (typeof columns)[number]) => (sortable ? sortLink(query, column, sorting, 'descending') : {})
  const hasNames = rows.some(({ customer }) => customer !== null)
  return (
    <DataTable caption="Sales">
      <thead>
        <tr>
          <HeaderCell>Order</HeaderCell>
          <HeaderCell roomy {...head('at')}>
            When
          </HeaderCell>
          <HeaderCell>What</HeaderCell>
          {hasNames && <HeaderCell roomy>Who</HeaderCell>}
          <HeaderCell roomy>Status</HeaderCell>
          <HeaderCell numeric roomy {...head('due')}>
            Paid
          </HeaderCell>
          <HeaderCell numeric>Yours</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id}>
            <OrderCells row={row} to={`/creator/sales/${row.id}`} />
            <Cell className="max-w-72 sm:min-w-40">
              <span className="line-clamp-2">{row.what}</span>
            </Cell>
            {hasNames && (
              <Cell muted roomy className="max-w-48 truncate">
                {row.customer?.name}
              </Cell>
            )}
            <Cell roomy>
              <StatusChip status={row.status} />
            </Cell>
            <Cell numeric roomy>
              <Price {...row.due} exact className="font-normal" />
              {row.due.currency !== row.reported.currency && (
                <span className="block text-12 text-ink-3">
                  <Price {...row.reported} exact className="font-normal" />
                </span>
              )}
            </Cell>
            <Cell numeric>
              <Price {...row.earned} exact className="font-normal" />
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}
