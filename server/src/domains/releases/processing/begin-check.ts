import type { Tx } from '#platform/database/database.ts'
import type { UploadsPort } from '../drafting/uploads-port.ts'
import { lockBuildOfUpload, setArrived } from './build.store.ts'
import { dispatchCheck } from './dispatch-check.ts'

type Arrival = { creatorId: string; uploadId: string; now: Date }

/**
 * Claims an uploaded file and has it checked. Called when an upload completes and when a build names its upload, whichever comes
 * second; called again it does nothing.
 */
export const beginCheck = async (tx: Tx, uploads: UploadsPort, { creatorId, uploadId, now }: Arrival): Promise<void> => {
  const build = await lockBuildOfUpload(tx, { creatorId, uploadId })
  if (!build || build.file_key !== null || build.check_status !== null) return
  const upload = await uploads.findUpload(tx, { creatorId, uploadId })
  if (!upload?.isComplete) return
  await setArrived(tx, build.id, await uploads.claimUpload(tx, { creatorId, uploadId, now }))
  await dispatchCheck(tx, build, { creatorId, now })
}
