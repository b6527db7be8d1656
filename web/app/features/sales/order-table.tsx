import type { OrderSaleRow } from '#contract/sales/staff-sales.ts'
import { saleStatusLabel } from '#web/lib/payments/sale-status.ts'
import { Cell, HeaderCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { Price } from '#web/ui/price.tsx'
import { OrderCells } from './order-cells.tsx'
import { StatusChip } from './status-chip.tsx'
import { type Extent, useSaleSorting } from './use-sale-sorting.ts'

const creatorsOf = ({ creators }: OrderSaleRow): string => creators.map(({ name }) => name).join(', ')

/** The shop's paid orders; arrow keys move through the rows. */
export const OrderTable = ({ rows, ...extent }: { rows: readonly OrderSaleRow[] } & Extent) => {
  const { sorted, head } = useSaleSorting(
    rows,
    {
      order: (row) => row.orderNumber,
      at: (row) => row.at,
      who: (row) => row.customer.name || row.customer.email,
      what: (row) => row.what,
      creators: creatorsOf,
      status: (row) => saleStatusLabel[row.status],
      due: (row) => row.reported.amount,
    },
    extent,
  )
  return (
    <DataTable caption="Orders">
      <thead>
        <tr>
          <HeaderCell {...head('order')}>Order</HeaderCell>
          <HeaderCell roomy {...head('at', 'descending')}>
            When
          </HeaderCell>
          <HeaderCell {...head('who')}>Customer</HeaderCell>
          <HeaderCell roomy {...head('what')}>
            What
          </HeaderCell>
          <HeaderCell roomy="wide" {...head('creators')}>
            Creators
          </HeaderCell>
          <HeaderCell roomy="wide" {...head('status')}>
            Status
          </HeaderCell>
          <HeaderCell numeric {...head('due', 'descending')}>
            Paid
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <Row key={row.id}>
            <OrderCells row={row} to={`/admin/sales/${row.id}`} />
            <Cell className="max-sm:w-full max-sm:max-w-0 sm:max-w-44 xl:max-w-56 xl:min-w-40">
              <span className="block truncate">{row.customer.name}</span>
              <span className="block truncate text-12 text-ink-2">{row.customer.email}</span>
            </Cell>
            <Cell roomy className="max-w-72 xl:min-w-40">
              <span className="line-clamp-2">{row.what}</span>
            </Cell>
            <Cell muted roomy="wide" className="max-w-48 min-w-32">
              <span className="line-clamp-2">{creatorsOf(row)}</span>
            </Cell>
            <Cell roomy="wide">
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
