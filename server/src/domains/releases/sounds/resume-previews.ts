import type { Clock } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import { addPreviewJob } from './dispatch-previews.ts'
import { lockStillPreviews, setPreviewsWaiting } from './previews.store.ts'

const hour = 60 * 60 * 1000

/** What stands still since hours was lost. A pack may also just wait for its turn: the same job is then not added twice. */
export const resumePreviews = ({ db, clock }: { db: Reader; clock: Clock }): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const now = clock.now()
    for (const { build_id } of await lockStillPreviews(tx, new Date(now.getTime() - 4 * hour))) {
      await setPreviewsWaiting(tx, build_id, now)
      await addPreviewJob(tx, build_id)
    }
  })
