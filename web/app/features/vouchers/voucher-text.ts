import type { VoucherRow, VoucherStatus } from '#contract/vouchers/vouchers.ts'
import type { ChipTone } from '#web/ui/chip.tsx'

export const statusTones: Record<VoucherStatus, ChipTone> = { On: 'ok', 'Used up': 'warn', Over: 'plain', Off: 'plain' }

const figures = new Intl.NumberFormat('en')

export const usesText = ({ uses, maxUses }: Pick<VoucherRow, 'uses' | 'maxUses'>): string =>
  maxUses === 0 ? '0' : `${figures.format(uses)} of ${figures.format(maxUses)}`

export const countText = (count: number): string => figures.format(count)
