import type { Tx } from '#platform/database/database.ts'
import type { UploadsPort } from '../drafting/uploads-port.ts'
import { dropPreviews } from '../sounds/drop-previews.ts'
import { type Build, deleteBuild } from './build.store.ts'
import { dropFiles } from './remove-build-files.ts'

/** Deletes a build with its file and its upload. A check still running for it ends without effect. */
export const letGoOfBuild = async (
  tx: Tx,
  uploads: UploadsPort,
  build: Pick<Build, 'id' | 'upload_id'>,
  { creatorId, now }: { creatorId: string; now: Date },
): Promise<void> => {
  await dropPreviews(tx, build.id)
  const fileKeys = await deleteBuild(tx, build.id)
  if (build.upload_id !== null) await uploads.forgetUpload(tx, { creatorId, uploadId: build.upload_id, now })
  await dropFiles(tx, fileKeys)
}
