import type { VoucherStatus } from '#contract/vouchers/vouchers.ts'

type Standing = { isOn: boolean; expiresAt: Date | null; uses: number; maxUses: number }

const isOver = (expiresAt: Date | null, now: Date): boolean => expiresAt !== null && expiresAt <= now

/** The status of a voucher, as the list shows it. One without codes yet is active. */
export const voucherStatus = ({ isOn, expiresAt, uses, maxUses }: Standing, now: Date): VoucherStatus => {
  if (!isOn) return 'Off'
  if (isOver(expiresAt, now)) return 'Over'
  return maxUses > 0 && uses >= maxUses ? 'Used up' : 'On'
}

type Switches = { is_on: boolean; expires_at: Date | null }
export type CodeVerdict = { good: true } | { good: false; because: 'off' | 'over' }

/** Whether a code can still be looked up. That all uses are gone is said only when it is redeemed. */
export const judgeCode = (voucher: Switches, batch: Switches, now: Date): CodeVerdict => {
  if (!voucher.is_on || !batch.is_on) return { good: false, because: 'off' }
  return isOver(voucher.expires_at, now) || isOver(batch.expires_at, now) ? { good: false, because: 'over' } : { good: true }
}

export const codeMessage = {
  unknown: 'This code doesn’t exist. Check every character.',
  off: 'This code is turned off. Ask the person who gave it to you.',
  over: 'This code has ended.',
} as const

/** The earlier of the two ends. */
export const endOf = (voucher: Date | null, batch: Date | null): Date | null => {
  if (!voucher || !batch) return voucher ?? batch
  return voucher < batch ? voucher : batch
}

/** "Halo, 2 × Drift" */
export const giftText = (gifts: readonly { name: string; quantity: number }[]): string =>
  gifts.map(({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name)).join(', ')
