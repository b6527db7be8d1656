import type { Tx } from '#platform/database/database.ts'
import { removeUpload } from './remove-upload.ts'
import { deleteClaimed, lockUploadRow } from './upload.store.ts'

type Wanted = { creatorId: string; uploadId: string; now: Date }

/** Drops a file. If a release had taken it, its bytes are the release's to remove; otherwise they are removed too. */
export const forgetUpload = async (tx: Tx, { creatorId, uploadId, now }: Wanted): Promise<void> => {
  const row = await lockUploadRow(tx, creatorId, uploadId)
  if (row?.status === 'Claimed') await deleteClaimed(tx, uploadId)
  else if (row) await removeUpload(tx, { creatorId, uploadId }, now)
}
