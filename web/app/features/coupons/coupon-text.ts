import { defaultCurrency } from '#contract/core/money.ts'
import type { CouponRow, CouponStatus } from '#contract/coupons/coupons.ts'
import type { ChipTone } from '#web/ui/chip.tsx'
import { formatMoney } from '#web/ui/price.tsx'
import { toPercent } from '#web/ui/texts/percent-text.ts'

export const statusTones: Record<CouponStatus, ChipTone> = { On: 'ok', Planned: 'plain', 'Used up': 'warn', Over: 'plain', Off: 'plain' }

/** What a coupon takes off, as a short text. */
export const offText = ({ off }: Pick<CouponRow, 'off'>): string =>
  off.type === 'PercentageOffDiscount' ? `${toPercent(off.percentage)} %` : formatMoney(off.amount[defaultCurrency] ?? 0, defaultCurrency)

export const usesText = ({ uses, maxUses }: Pick<CouponRow, 'uses' | 'maxUses'>): string =>
  maxUses === null ? String(uses) : `${uses} of ${maxUses}`
