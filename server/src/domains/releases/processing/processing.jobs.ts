import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

const toCheck = z.object({ buildId: z.string(), uploadId: z.string() })

/** A file has arrived and is looked at. */
export const buildToCheck = job('check-build', toCheck)

/** The same for one so large that others should not wait for it. */
export const largeBuildToCheck = job('check-large-build', toCheck)

/** A build was told which upload brings it; the upload may have ended in the meantime, before anybody knew of the build. */
export const buildNamedUpload = job('build-named-upload', z.object({ creatorId: z.string(), uploadId: z.string() }))

/** Files that no build has any more. */
export const filesToRemove = job('remove-build-files', z.object({ fileKeys: z.array(z.string()) }))
