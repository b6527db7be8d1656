import { z } from 'zod'
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
