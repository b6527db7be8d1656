import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** A refund is recorded and the provider has to be asked. */
export const refundAsked = job('refund-asked', z.object({ refundId: z.string() }))
