import { useSearchParams } from 'react-router'
import type { OrderSaleRow } from '#contract/sales/staff-sales.ts'
import { Cell, HeaderCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { readSorting, sortLink } from '#web/ui/lists/table-query.ts'
import { Price } from '#web/ui/price.tsx'
import { OrderCells } from './order-cells.tsx'
import { StatusChip } from './status-chip.tsx'

const columns = ['at', 'due'] as const

/** The paid orders of the shop; arrow keys walk the rows. */
export const OrderTable = ({ rows }: { rows: readonly OrderSaleRow[] }) => {
  const [query] = useSearchParams()
  const sorting = readSorting(query, columns, { column: 'at', direction: 'descending' })
  const head = (column: (typeof columns)[number]) => sortLink(query, column, sorting, 'descending')
  return (
    <DataTable caption="Orders">
      <thead>
        <tr>
          <HeaderCell>Order</HeaderCell>
          <HeaderCell roomy {...head('at')}>
            When
          </HeaderCell>
          <HeaderCell>Customer</HeaderCell>
          <HeaderCell roomy>What</HeaderCell>
          <HeaderCell roomy>Creators</HeaderCell>
          <HeaderCell roomy>Status</HeaderCell>
          <HeaderCell numeric {...head('due')}>
            Paid
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.id}>
            <OrderCells row={row} to={`/admin/sales/${row.id}`} />
            <Cell className="max-sm:w-full max-sm:max-w-0 sm:max-w-56 sm:min-w-40">
              <span className="block truncate">{row.customer.name}</span>
              <span className="block truncate text-12 text-ink-2">{row.customer.email}</span>
            </Cell>
            <Cell roomy className="max-w-72 min-w-40">
              <span className="line-clamp-2">{row.what}</span>
            </Cell>
            <Cell muted roomy className="max-w-48 min-w-32">
              <span className="line-clamp-2">{row.creators.map(({ name }) => name).join(', ')}</span>
            </Cell>
            <Cell roomy>
              <StatusChip status={row.status} />
            </Cell>
            <Cell numeric>
              <Price {...row.due} exact className="font-normal" />
              {row.due.currency !== row.reported.currency && (
                <span className="block text-12 text-ink-3">
                  <Price {...row.reported} exact className="font-normal" />
                </span>
              )}
            </Cell>
          </Row>
        ))}
      </tbody>
    </DataTable>
  )
}
