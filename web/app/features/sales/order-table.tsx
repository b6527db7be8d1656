import { useSearchParams } from 'react-router'
import type { OrderSaleRow } from '#contract/sales/staff-sales.ts'
import { saleStatusLabel } from '#web/lib/payments/sale-status.ts'
import { Cell, HeaderCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { readSorting, sortLink } from '#web/ui/lists/table-query.ts'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Price } from '#web/ui/price.tsx'
import { OrderCells } from './order-cells.tsx'
import { StatusChip } from './status-chip.tsx'

const serverSorted = ['at', 'due'] as const

const creatorsOf = ({ creators }: OrderSaleRow): string => creators.map(({ name }) => name).join(', ')

/** The paid orders of the shop; arrow keys walk the rows. What is there as a whole is sorted here by every head, of more pages the server sorts by time and amount. */
export const OrderTable = ({ rows, isWhole }: { rows: readonly OrderSaleRow[]; isWhole: boolean }) => {
  const [query] = useSearchParams()
  const sorting = readSorting(query, serverSorted, { column: 'at', direction: 'descending' })
  const ranks = {
    order: (row: OrderSaleRow) => row.orderNumber,
    at: (row: OrderSaleRow) => row.at,
    customer: (row: OrderSaleRow) => row.customer.name || row.customer.email,
    what: (row: OrderSaleRow) => row.what,
    creators: creatorsOf,
    status: (row: OrderSaleRow) => saleStatusLabel[row.status],
    due: (row: OrderSaleRow) => row.reported.amount,
  }
  const here = useSorted(rows, ranks, isWhole, sorting)
  const head = (column: (typeof serverSorted)[number]) =>
    isWhole ? here.head(column, 'descending') : sortLink(query, column, sorting, 'descending')
  return (
    <DataTable caption="Orders">
      <thead>
        <tr>
          <HeaderCell {...here.head('order')}>Order</HeaderCell>
          <HeaderCell roomy {...head('at')}>
            When
          </HeaderCell>
          <HeaderCell {...here.head('customer')}>Customer</HeaderCell>
          <HeaderCell roomy {...here.head('what')}>
            What
          </HeaderCell>
          <HeaderCell roomy {...here.head('creators')}>
            Creators
          </HeaderCell>
          <HeaderCell roomy {...here.head('status')}>
            Status
          </HeaderCell>
          <HeaderCell numeric {...head('due')}>
            Paid
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {here.sorted.map((row) => (
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
              <span className="line-clamp-2">{creatorsOf(row)}</span>
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
