import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

const toCheck = z.object({ buildId: z.string(), uploadId: z.string() })

/** A file was uploaded and is checked. */
export const buildToCheck = job('check-build', toCheck)

/** The same for one so large that others should not wait for it. */
export const largeBuildToCheck = job('check-large-build', toCheck)

/** A build was given its upload; the upload may have completed in the meantime, before the build was known. */
export const buildNamedUpload = job('build-named-upload', z.object({ creatorId: z.string(), uploadId: z.string() }))

/** Files that no build uses any more. */
export const filesToRemove = job('remove-build-files', z.object({ fileKeys: z.array(z.string()) }))
