import { z } from 'zod'
import { resumableUploadId } from '#contract/uploads/uploads.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { addJob, addJobs, job, newJob } from '#platform/jobs/jobs.ts'
import { isBeingWritten } from './lease.store.ts'
import type { Target, UploadDeps } from './receive-piece.ts'
import { growthDocument } from './upload.documents.ts'
import { deleteRemoved, findRemoved, lockUploadRow, removeExpired, setStatus } from './upload.store.ts'

export const uploadRemoved = job('upload-removed', z.object({ uploadId: resumableUploadId }))

/** Removed for everybody at once; the bytes follow. What a release has taken belongs to the release. */
export const removeUpload = async (tx: Tx, { creatorId, uploadId }: Target, now: Date): Promise<void> => {
  const row = (await lockUploadRow(tx, creatorId, uploadId)) ?? refuse('not-found')
  if (row.status === 'Claimed') refuse('already-done', { detail: 'This file belongs to a release. Remove it there.' })
  await setStatus(tx, row, 'Removed', now)
  await addJob(tx, uploadRemoved, { uploadId })
}

/** First the bytes, then the row: whatever fails in between, the next attempt finds what is left. */
export const discardBytes = async ({ db, files }: UploadDeps, uploadId: string): Promise<void> => {
  const row = await findRemoved(db, uploadId)
  if (!row) return
  // Its writer notices within seconds; until then it could still write.
  if (await isBeingWritten(db, uploadId)) throw new Error(`${uploadId} is still being written; it is discarded a little later.`)
  await files.growing.discard(row.file_key, growthDocument.read(row.growth))
  await files.remove(row.file_key)
  await db.transaction().execute((tx) => deleteRemoved(tx, uploadId))
}

/** Uploads without progress for a week that no release has taken. */
export const sweepResumable = async ({ db, clock }: UploadDeps): Promise<void> => {
  const sweep = async (tx: Tx): Promise<number> => {
    const ids = await removeExpired(tx, clock.now())
    if (ids.length > 0)
      await addJobs(
        tx,
        ids.map((uploadId) => newJob(uploadRemoved, { uploadId })),
      )
    return ids.length
  }
  while ((await db.transaction().execute(sweep)) > 0);
}
