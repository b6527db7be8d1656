import type { PayoutMark } from '#contract/payouts/payout-runs.ts'
import { Chip } from '#web/ui/chip.tsx'
import { markLooks } from './run-text.ts'

/** What is worth a look before money leaves. */
export const MarkChips = ({ marks }: { marks: readonly PayoutMark[] }) =>
  marks.map((mark) => (
    <Chip key={mark} tone={markLooks[mark].tone}>
      {markLooks[mark].label}
    </Chip>
  ))
