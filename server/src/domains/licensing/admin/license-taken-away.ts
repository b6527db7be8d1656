import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** A license was revoked by hand: payments for it are stopped by the payments domain. */
export const licenseTakenAway = job('license-taken-away', z.object({ licenseId: z.string() }))
