import type { PayoutMark } from '#contract/payouts/payout-runs.ts'
import { Chip } from '#web/ui/chip.tsx'
import { markLooks } from './run-text.ts'

/** What staff should check before money is sent. */
export const MarkChips = ({ marks }: { marks: readonly PayoutMark[] }) =>
  marks.map((mark) => (
    <Chip key={mark} tone={markLooks[mark].tone}>
      {markLooks[mark].label}
    </Chip>
  ))
