import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** A guest's order was paid: the buyer gets mail. */
export const orderCompleted = job('order-completed', z.object({ orderId: z.string(), userId: z.string() }))
