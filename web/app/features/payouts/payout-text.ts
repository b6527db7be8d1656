import type { PayoutLine, PayoutStatus } from '#contract/payouts/payouts.ts'
import type { ChipTone } from '#web/ui/chip.tsx'

export const payoutStatusLooks: Record<PayoutStatus, { label: string; tone: ChipTone }> = {
  Scheduled: { label: 'Scheduled', tone: 'plain' },
  Processing: { label: 'With the bank', tone: 'warn' },
  Paid: { label: 'Paid', tone: 'ok' },
  Failed: { label: 'Failed', tone: 'bad' },
  OnHold: { label: 'On hold', tone: 'warn' },
}

/** What a line of a payout comes from; a sale says what was sold and no more. */
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

/** The mark of the page after this one, out of the path that fetches it. */
export const markOf = (next: string | null): string | null => (next === null ? null : new URLSearchParams(next.split('?')[1]).get('after'))
