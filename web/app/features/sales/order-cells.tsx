import type { SaleRow } from '#contract/sales/sales.ts'
import { Cell, NameCell, RowLink } from '#web/ui/lists/data-cells.tsx'
import { Instant } from '#web/ui/texts/instant.tsx'
import { OddStatus } from './status-chip.tsx'

/** The first cells of every row of a sale: the order's number, and when it was paid. */
export const OrderCells = ({ row, to }: { row: Pick<SaleRow, 'orderNumber' | 'status' | 'at'>; to: string }) => (
  <>
    <NameCell className="sm:min-w-0">
      <RowLink to={to} className="figures whitespace-nowrap">
        {row.orderNumber}
      </RowLink>
      <OddStatus status={row.status} />
    </NameCell>
    <Cell muted roomy className="figures whitespace-nowrap">
      <Instant at={row.at} show="date" />
    </Cell>
  </>
)
