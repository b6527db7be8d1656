import type { PayoutFile } from '#contract/payouts/payout-files.ts'

/** As it is saved on the Owner's disk. */
export const fileName = ({ format, day, number }: { format: PayoutFile['format']; day: string; number: number }): string =>
  format === 'SEPA' ? `payouts-${day}-${number}.pain.001.xml` : `payouts-${day}-${number}.ach`
