import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** An order was paid: the buyer gets mail, and whoever counts counts. */
export const orderCompleted = job('order-completed', z.object({ orderId: z.string(), userId: z.string() }))
