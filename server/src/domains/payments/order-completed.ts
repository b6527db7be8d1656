import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** An order of a guest was paid: they get mail. */
export const orderCompleted = job('order-completed', z.object({ orderId: z.string(), userId: z.string() }))
