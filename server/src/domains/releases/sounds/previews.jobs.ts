import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** A pack was found good, and previews of its sounds are made. */
export const previewsToMake = job('make-previews', z.object({ buildId: z.string() }))
