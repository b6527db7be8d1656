import type { SaleRow } from '#contract/sales/sales.ts'
import { saleStatusLabel } from '#web/lib/payments/sale-status.ts'
import { Chip } from '#web/ui/chip.tsx'
import { statusTones } from './sale-text.ts'

type StatusProps = { status: SaleRow['status'] }

export const StatusChip = ({ status }: StatusProps) => <Chip tone={statusTones[status]}>{saleStatusLabel[status]}</Chip>

/** Phones and tablets have no column for the status: an unusual one is shown next to the number. */
export const OddStatus = ({ status }: StatusProps) =>
  status === 'Completed' ? null : (
    <span className="mt-1 block xl:hidden">
      <StatusChip status={status} />
    </span>
  )
