import { z } from 'zod'
import { defineDocument } from '#platform/database/stored-document.ts'

/** Units of each currency for one US dollar, as they were when a run was made. */
export const runRatesDocument = defineDocument('payout-run-rates', z.object({ perUsd: z.record(z.string(), z.number()) }))
