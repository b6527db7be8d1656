import type { Tx } from '#platform/database/database.ts'
import { removeUpload } from './remove-upload.ts'
import { deleteClaimed, lockUploadRow } from './upload.store.ts'

type Wanted = { creatorId: string; uploadId: string; now: Date }

/** Nobody wants a file any more. The bytes of one that a release had taken are the release's to remove; any other goes with its bytes. */
export const forgetUpload = async (tx: Tx, { creatorId, uploadId, now }: Wanted): Promise<void> => {
  const row = await lockUploadRow(tx, creatorId, uploadId)
  if (row?.status === 'Claimed') await deleteClaimed(tx, uploadId)
  else if (row) await removeUpload(tx, { creatorId, uploadId }, now)
}
