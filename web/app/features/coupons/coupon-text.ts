import { type Currency, defaultCurrency } from '#contract/core/money.ts'
import type { CouponRow, CouponStatus } from '#contract/coupons/coupons.ts'
import type { ChipTone } from '#web/ui/chip.tsx'
import type { WriteCount } from '#web/ui/texts/count.tsx'
import { toPercent } from '#web/ui/texts/percent-text.ts'

export const statusTones: Record<CouponStatus, ChipTone> = { On: 'ok', Planned: 'plain', 'Used up': 'warn', Over: 'plain', Off: 'plain' }

/** What a coupon takes off, as a short text. */
export const offText = ({ off }: Pick<CouponRow, 'off'>, write: (amount: number, currency: Currency) => string): string =>
  off.type === 'PercentageOffDiscount' ? `${toPercent(off.percentage)}%` : write(off.amount[defaultCurrency] ?? 0, defaultCurrency)

export const usesText = ({ uses, maxUses }: Pick<CouponRow, 'uses' | 'maxUses'>, write: WriteCount): string =>
  maxUses === null ? write(uses) : `${write(uses)} of ${write(maxUses)}`
