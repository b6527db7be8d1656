import { z } from 'zod'
import type { PayoutAccount } from '#contract/payouts/payout-accounts.ts'
import { storedSeller } from '#domains/documents/index.ts'
import { defineDocument } from '#platform/database/stored-document.ts'
import { storedAddress } from '#platform/database/stored-values.ts'

/** Units of each currency for one US dollar, as they were when a run was made. */
export const runRatesDocument = defineDocument('payout-run-rates', z.object({ perUsd: z.record(z.string(), z.number()) }))

const parties = z.object({
  payee: z.object({ name: z.string(), address: storedAddress.nullable(), taxId: z.string().nullable() }),
  payer: storedSeller,
})
/** Whom a statement names, as it was when the payout was made. */
export type PayoutParties = z.infer<typeof parties>
export const payoutPartiesDocument = defineDocument('payout-parties', parties)

/** The numbers of an account. Whether they can be right was judged when they were entered: rules of banks change, what was paid to does not. */
export const payoutAccountDocument = defineDocument<PayoutAccount>(
  'payout-account',
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('Bank'), iban: z.string(), bic: z.string().nullable() }),
    z.object({
      type: z.literal('ACH'),
      routingNumber: z.string(),
      accountNumber: z.string(),
      accountType: z.enum(['Checking', 'Saving']),
    }),
  ]),
)
