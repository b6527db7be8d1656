import type { WireMoney } from '#contract/core/money.ts'
import type { BookEntry, ledgerAccounts } from '#contract/ledger/books.ts'
import { addUp } from '#web/ui/lists/add-up.ts'

export type LedgerAccount = (typeof ledgerAccounts)[number]

/** What each account holds, in a sentence that needs no bookkeeper. */
export const accountText: Record<LedgerAccount, { label: string; means: string }> = {
  Provider: { label: 'Payment providers', means: 'Held for us by payment providers' },
  Creator: { label: 'Creators', means: 'Owed to creators, not yet in a payout' },
  Fees: { label: 'Fees', means: 'Our own share of what was sold' },
  Tax: { label: 'Taxes', means: 'Owed to tax authorities' },
  Held: { label: 'Disputed', means: 'Held until open disputes are decided' },
  LateCapture: { label: 'Late payments', means: 'Charged too late, owed back to buyers' },
  Losses: { label: 'Losses', means: 'Lost in disputes' },
  Bank: { label: 'Bank', means: 'Our own account' },
  Payable: { label: 'Payouts in progress', means: 'In payouts that the bank has not paid' },
  Exchange: { label: 'Exchange', means: 'Converted from one currency to another' },
}

export const entryKindText: Record<BookEntry['kind'], string> = {
  Sale: 'Sale',
  Refund: 'Refund',
  RefundFailed: 'Refund reversed',
  DisputeOpened: 'Dispute opened',
  DisputeWon: 'Dispute won',
  DisputeLost: 'Dispute lost',
  LateCapture: 'Late payment',
  LateCaptureReturned: 'Late payment returned',
  Payout: 'Payout made',
  PayoutPaid: 'Payout paid',
  PayoutReturned: 'Payout returned',
}

/** The amount of an entry: the sum of its incoming lines, by currency. The other lines balance it. */
export const movedBy = ({ lines }: Pick<BookEntry, 'lines'>): WireMoney[] =>
  addUp(lines.map(({ amount }) => ({ ...amount, amount: Math.max(0, amount.amount) })))

/** The page of an entry's cause. */
export const causeOf = ({ orderId, orderNumber, payout }: BookEntry): { to: string; label: string } | null => {
  if (orderId) return { to: `/admin/sales/${orderId}`, label: orderNumber ?? orderId }
  return payout ? { to: `/admin/payouts/${payout.runId}?q=${encodeURIComponent(payout.id)}`, label: `Payout ${payout.number}` } : null
}
