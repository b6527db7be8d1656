import type { SoldOrder } from '#contract/staff-sales.ts'
import { Chip } from '#web/ui/chip.tsx'
import { SectionHead } from '#web/ui/section-head.tsx'
import { SaleLines } from './sale-lines.tsx'
import { statusTones, statusWords } from './sale-words.ts'

/** What was sold, by creator. */
export const OrderParts = ({ sales }: Pick<SoldOrder, 'sales'>) =>
  sales.map(({ id, creatorName, status, lines }) => (
    <section key={id} aria-labelledby={id}>
      <SectionHead id={id} title={creatorName} className="pb-2">
        {sales.length > 1 && <Chip tone={statusTones[status]}>{statusWords[status]}</Chip>}
      </SectionHead>
      <SaleLines lines={lines} caption={`Sold by ${creatorName}`} share="Net" />
    </section>
  ))
