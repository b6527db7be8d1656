import type { PayoutMark, PayoutRunRow, ProposedPayout } from '#contract/payouts/payout-runs.ts'
import { payoutStatuses } from '#contract/payouts/payouts.ts'
import type { ChipTone } from '#web/ui/chip.tsx'
import { payoutStatusLooks } from '../payout-text.ts'

export const markLooks: Record<PayoutMark, { label: string; tone: ChipTone }> = {
  NewAccount: { label: 'New account', tone: 'warn' },
  FirstPayout: { label: 'First payout', tone: 'plain' },
  TenTimesUsual: { label: 'Ten times the usual', tone: 'warn' },
  ManyRefunds: { label: 'Many refunds', tone: 'warn' },
  DetailsMissing: { label: 'Details missing', tone: 'warn' },
}

export const holdText: Record<NonNullable<ProposedPayout['hold']>, string> = {
  AccountChanged: 'Will be held: the account is less than three days old',
  DetailsMissing: 'Will be held: business name or address is missing',
  Staff: 'Will be held: put on hold by staff',
}

export const skippedText: Record<NonNullable<ProposedPayout['skipped']>, string> = {
  NoAccount: 'Not paid: no payout account',
  BelowMinimum: 'Not paid: under 25.00, carried over',
  Negative: 'Not paid: more refunded than sold, carried over',
}

/** "12 paid, 1 failed": without statuses that have none. */
export const countsText = (counts: PayoutRunRow['counts']): string =>
  payoutStatuses
    .filter((status) => counts[status] > 0)
    .map((status) => `${counts[status]} ${payoutStatusLooks[status].label.toLowerCase()}`)
    .join(', ')

export const payoutsText = (count: number): string => `${count} ${count === 1 ? 'payout' : 'payouts'}`
