import type { VoucherRow, VoucherStatus } from '#contract/vouchers/vouchers.ts'
import type { ChipTone } from '#web/ui/chip.tsx'
import type { WriteCount } from '#web/ui/texts/count.tsx'

export const statusTones: Record<VoucherStatus, ChipTone> = { On: 'ok', 'Used up': 'warn', Over: 'plain', Off: 'plain' }

export const usesText = ({ uses, maxUses }: Pick<VoucherRow, 'uses' | 'maxUses'>, write: WriteCount): string =>
  maxUses === 0 ? '0' : `${write(uses)} of ${write(maxUses)}`
