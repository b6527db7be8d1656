import type { PayoutFile } from '#contract/payouts/payout-files.ts'
import type { Payer } from '#domains/documents/index.ts'

/** What the seller's record lacks to pay these. */
export const payerLacks = (payer: Payer, formats: readonly PayoutFile['format'][]): string[] => [
  ...(formats.includes('SEPA') && !payer.sepa ? ['our IBAN for SEPA transfers'] : []),
  ...(formats.includes('NACHA') && !payer.ach ? ['our company id and bank for ACH transfers'] : []),
]
