import { useSearchParams } from 'react-router'
import type { SaleRow } from '#contract/sales/sales.ts'
import { saleStatusLabel } from '#web/lib/payments/sale-status.ts'
import { Cell, HeaderCell, Row } from '#web/ui/lists/data-cells.tsx'
import { DataTable } from '#web/ui/lists/data-table.tsx'
import { readSorting, sortLink } from '#web/ui/lists/table-query.ts'
import { useSorted } from '#web/ui/lists/use-sorted.ts'
import { Price } from '#web/ui/price.tsx'
import { OrderCells } from './order-cells.tsx'
import { StatusChip } from './status-chip.tsx'

const serverSorted = ['at', 'due'] as const

/** The creator's sales; arrow keys walk the rows. What is there as a whole is sorted here by every head, of more pages the server sorts by time and amount. */
export const SalesTable = ({ rows, isWhole }: { rows: readonly SaleRow[]; isWhole: boolean }) => {
  const [query] = useSearchParams()
  const sorting = readSorting(query, serverSorted, { column: 'at', direction: 'descending' })
  const ranks = {
    order: (row: SaleRow) => row.orderNumber,
    at: (row: SaleRow) => row.at,
    what: (row: SaleRow) => row.what,
    who: (row: SaleRow) => row.customer?.name ?? null,
    status: (row: SaleRow) => saleStatusLabel[row.status],
    due: (row: SaleRow) => row.reported.amount,
    earned: (row: SaleRow) => row.earned.amount,
  }
  const here = useSorted(rows, ranks, isWhole, sorting)
  const head = (column: (typeof serverSorted)[number]) =>
    isWhole ? here.head(column, 'descending') : sortLink(query, column, sorting, 'descending')
  const hasNames = rows.some(({ customer }) => customer !== null)
  return (
    <DataTable caption="Sales">
      <thead>
        <tr>
          <HeaderCell {...here.head('order')}>Order</HeaderCell>
          <HeaderCell roomy {...head('at')}>
            When
          </HeaderCell>
          <HeaderCell {...here.head('what')}>What</HeaderCell>
          {hasNames && (
            <HeaderCell roomy {...here.head('who')}>
              Who
            </HeaderCell>
          )}
          <HeaderCell roomy {...here.head('status')}>
            Status
          </HeaderCell>
          <HeaderCell numeric roomy {...head('due')}>
            Paid
          </HeaderCell>
          <HeaderCell numeric {...here.head('earned', 'descending')}>
            Yours
          </HeaderCell>
        </tr>
      </thead>
      <tbody>
        {here.sorted.map((row) => (
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
