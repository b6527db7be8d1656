import type { PayoutStatus } from '#contract/payouts/payouts.ts'
import type { Moves } from '#kernel/states.ts'

/** A bank sends money back even after it has said that it paid: then what was Paid has Failed. */
export const payoutMoves: Moves<PayoutStatus> = {
  Scheduled: ['Processing', 'OnHold'],
  // Held for another reason, or for longer.
  OnHold: ['Scheduled', 'OnHold'],
  Processing: ['Paid', 'Failed'],
  Paid: ['Failed'],
  Failed: ['Scheduled', 'OnHold'],
}
