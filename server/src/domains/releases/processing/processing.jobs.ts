import { z } from 'zod'
import { job } from '#platform/jobs/jobs.ts'

/** A file has arrived and is looked at. */
export const buildToCheck = job('check-build', z.object({ buildId: z.string(), uploadId: z.string() }))

/** A build was told which upload brings it; the upload may have ended in the meantime, before anybody knew of the build. */
export const buildNamedUpload = job('build-named-upload', z.object({ creatorId: z.string(), uploadId: z.string() }))

/** Files that no build has any more. */
export const filesToRemove = job('remove-build-files', z.object({ fileKeys: z.array(z.string()) }))
