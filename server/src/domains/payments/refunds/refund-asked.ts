import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** A refund is written down and the provider has to be told. */
export const refundAsked = job('refund-asked', z.object({ refundId: z.string() }))
