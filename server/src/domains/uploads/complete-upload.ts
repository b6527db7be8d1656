import { z } from 'zod'
import { creatorId } from '#contract/core/ids.ts'
import { resumableUploadId } from '#contract/uploads/uploads.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJob, job } from '#platform/jobs/jobs.ts'
import type { Target } from './receive-piece.ts'
import { setComplete } from './upload.store.ts'

/** Told once for every file that is whole. `wiring.ts` lists who listens. */
export const uploadFinished = job('upload-finished', z.object({ uploadId: resumableUploadId, creatorId }))

/** Every byte lies under its key: says so to whoever waits for it. */
export const completeUpload = async (tx: Tx, { creatorId, uploadId }: Target, now: Date): Promise<void> => {
  const isFirst = await setComplete(tx, uploadId, now)
  if (isFirst) await addJob(tx, uploadFinished, { uploadId, creatorId })
}
