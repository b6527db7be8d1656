import type { Clock } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import { sweepWorkFolders } from '../processing/work-folder.ts'
import { addPreviewJob } from './dispatch-previews.ts'
import { listRunningPreviews, lockStillPreviews, setPreviewsWaiting } from './previews.store.ts'

const hour = 60 * 60 * 1000

type Deps = { db: Reader; clock: Clock; workFolder: string }

/** A run without progress for hours was lost. A pack may also just wait for its turn: the same job is then not added twice. */
export const resumePreviews = async (deps: Deps): Promise<void> => {
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    for (const { build_id } of await lockStillPreviews(tx, new Date(now.getTime() - 4 * hour))) {
      await setPreviewsWaiting(tx, build_id, now)
      await addPreviewJob(tx, build_id)
    }
  })
  await sweepWorkFolders(deps.workFolder, (buildIds) => listRunningPreviews(deps.db, buildIds))
}
