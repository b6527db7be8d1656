import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** A release reaches customers who did not have it: it was published, or its roll-out was widened or continued. Sent each time. */
export const releasePublished = job('release-published', z.object({ releaseId: z.string() }))
