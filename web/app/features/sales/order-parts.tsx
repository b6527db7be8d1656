import type { OrderSale } from '#contract/sales/staff-sales.ts'
import { SectionHead } from '#web/ui/frame/section-head.tsx'
import { SaleLines } from './sale-lines.tsx'
import { StatusChip } from './status-chip.tsx'

/** What was sold, by creator. */
export const OrderParts = ({ sales }: Pick<OrderSale, 'sales'>) =>
  sales.map(({ id, creatorName, status, lines }) => (
    <section key={id} aria-labelledby={id}>
      <SectionHead id={id} title={creatorName} className="pb-2">
        {sales.length > 1 && <StatusChip status={status} />}
      </SectionHead>
      <SaleLines lines={lines} caption={`Sold by ${creatorName}`} share="Net" licensesAt="/admin/licenses" />
    </section>
  ))
