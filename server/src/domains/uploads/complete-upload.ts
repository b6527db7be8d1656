import { z } from 'zod'
import { creatorId } from '#contract/core/ids.ts'
import { resumableUploadId } from '#contract/uploads/uploads.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJob, job } from '#platform/jobs/jobs.ts'
import type { Target } from './receive-piece.ts'
import { setComplete } from './upload.store.ts'

/** Sent once for every complete file. `wiring.ts` lists the listeners. */
export const uploadFinished = job('upload-finished', z.object({ uploadId: resumableUploadId, creatorId }))

/** Every byte is stored under its key: tells the listeners. */
export const completeUpload = async (tx: Tx, { creatorId, uploadId }: Target, now: Date): Promise<void> => {
  const isFirst = await setComplete(tx, uploadId, now)
  if (isFirst) await addJob(tx, uploadFinished, { uploadId, creatorId })
}
