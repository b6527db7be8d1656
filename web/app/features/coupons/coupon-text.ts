import { type Currency, defaultCurrency } from '#contract/core/money.ts'
import type { CouponRow, CouponStatus } from '#contract/coupons/coupons.ts'
import type { ChipTone } from '#web/ui/chip.tsx'
import type { WriteCount } from '#web/ui/texts/count.tsx'

export const statusTones: Record<CouponStatus, ChipTone> = { On: 'ok', Planned: 'plain', 'Used up': 'warn', Over: 'plain', Off: 'plain' }

type Writers = { money: (amount: number, currency: Currency) => string; percent: (fraction: number) => string }

/** What a coupon takes off, as a short text. */
export const offText = ({ off }: Pick<CouponRow, 'off'>, { money, percent }: Writers): string =>
  off.type === 'PercentageOffDiscount' ? percent(off.percentage) : money(off.amount[defaultCurrency] ?? 0, defaultCurrency)

export const usesText = ({ uses, maxUses }: Pick<CouponRow, 'uses' | 'maxUses'>, write: WriteCount): string =>
  maxUses === null ? write(uses) : `${write(uses)} of ${write(maxUses)}`
