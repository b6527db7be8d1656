import type { PayoutStatus } from '#contract/payouts/payouts.ts'
import { Chip } from '#web/ui/chip.tsx'
import { payoutStatusLooks } from './payout-text.ts'

export const PayoutStatusChip = ({ status }: { status: PayoutStatus }) => (
  <Chip tone={payoutStatusLooks[status].tone}>{payoutStatusLooks[status].label}</Chip>
)
