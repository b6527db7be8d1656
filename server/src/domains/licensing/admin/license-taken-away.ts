import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** Somebody revoked a license by hand: what is being paid for it is stopped where payments are. */
export const licenseTakenAway = job('license-taken-away', z.object({ licenseId: z.string() }))
