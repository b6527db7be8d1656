import type { PayoutLine, PayoutStatus } from '#contract/payouts/payouts.ts'
import type { ChipTone } from '#web/ui/chip.tsx'

export const payoutStatusLooks: Record<PayoutStatus, { label: string; tone: ChipTone }> = {
  Scheduled: { label: 'Scheduled', tone: 'plain' },
  Processing: { label: 'With the bank', tone: 'warn' },
  Paid: { label: 'Paid', tone: 'ok' },
  Failed: { label: 'Failed', tone: 'bad' },
  OnHold: { label: 'On hold', tone: 'warn' },
}

/** The label of a payout line's kind; a sale shows only what was sold. */
export const lineKindLabel: Record<PayoutLine['kind'], string | null> = {
  Sale: null,
  Refund: 'Refund',
  RefundFailed: 'Refund reversed',
  DisputeOpened: 'Dispute opened',
  DisputeWon: 'Dispute won',
  DisputeLost: 'Dispute lost',
}

export const feeReasonLabel: Record<PayoutLine['feeReason'], string> = {
  Marketplace: 'found here',
  OwnChannel: 'your own link',
  Agreed: 'agreed with you',
}

/** The cursor of the next page, taken from its path. */
export const markOf = (next: string | null): string | null => (next === null ? null : new URLSearchParams(next.split('?')[1]).get('after'))
