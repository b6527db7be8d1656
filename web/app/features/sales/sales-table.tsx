import type { SaleRow } from '#contract/sales/sales.ts'
import { saleStatusLabel } from '#web/lib/payments/sale-status.ts'
import { Cell, HeaderCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { Price } from '#web/ui/price.tsx'
import { OrderCells } from './order-cells.tsx'
import { StatusChip } from './status-chip.tsx'
import { type Extent, useSaleSorting } from './use-sale-sorting.ts'

/** Compared in dollars, as the server does: 324 kroner are less than 42 pounds. */
const earnedInDollars = ({ earned, due, reported }: SaleRow): number =>
  due.amount === 0 ? earned.amount : (earned.amount * reported.amount) / due.amount

/** The creator's sales; arrow keys move through the rows. */
export const SalesTable = ({ rows, ...extent }: { rows: readonly SaleRow[] } & Extent) => {
  const { sorted, head } = useSaleSorting(
    rows,
    {
      order: (row) => row.orderNumber,
      at: (row) => row.at,
      what: (row) => row.what,
      who: (row) => row.customer?.name ?? null,
      status: (row) => saleStatusLabel[row.status],
      due: (row) => row.reported.amount,
      earned: earnedInDollars,
    },
    extent,
  )
  const hasNames = rows.some(({ customer }) => customer !== null)
  return (
    <DataTable caption="Sales">
      <thead>
        <tr>
          <HeaderCell {...head('order')}>Order</HeaderCell>
          <HeaderCell roomy {...head('at', 'descending')}>
            When
          </HeaderCell>
          <HeaderCell {...head('what')}>What</HeaderCell>
          {hasNames && (
            <HeaderCell roomy="wide" {...head('who')}>
              Who
            </HeaderCell>
          )}
          <HeaderCell roomy="wide" {...head('status')}>
            Status
          </HeaderCell>
          <HeaderCell numeric roomy {...head('due', 'descending')}>
            Paid
          </HeaderCell>
          <HeaderCell numeric {...head('earned', 'descending')}>
            Yours
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {sorted.map((row) => (
          <Row key={row.id}>
            <OrderCells row={row} to={`/creator/sales/${row.id}`} />
            <Cell className="max-w-72 xl:min-w-40">
              <span className="line-clamp-2">{row.what}</span>
              {/* Where the next column is hidden. */}
              {row.customer && <span className="block truncate text-12 text-ink-2 max-sm:hidden xl:hidden">{row.customer.name}</span>}
            </Cell>
            {hasNames && (
              <Cell muted roomy="wide" className="max-w-48 truncate">
                {row.customer?.name}
              </Cell>
            )}
            <Cell roomy="wide">
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
