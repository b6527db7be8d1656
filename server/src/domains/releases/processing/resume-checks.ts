import type { Clock } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import { listRunningChecks } from './check.store.ts'
import { dispatchCheck } from './dispatch-check.ts'
import { sweepWorkFolders } from './work-folder.ts'

const hour = 60 * 60 * 1000

type Deps = { db: Reader; clock: Clock; workFolder: string }

/** Checks without progress for an hour were lost, for instance because a storage was down for longer than the queue retries. */
export const resumeChecks = async ({ db, clock, workFolder }: Deps): Promise<void> => {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    const still = await tx
      .selectFrom('builds as b')
      .innerJoin('releases as r', 'r.id', 'b.release_id')
      .select(['b.id', 'b.upload_id', 'r.creator_id'])
      .where('b.check_status', 'in', ['Dispatched', 'Running'])
      .where('b.check_changed_at', '<', new Date(now.getTime() - hour))
      .orderBy('b.id')
      .limit(100)
      .forUpdate('b')
      .skipLocked()
      .execute()
    for (const build of still) await dispatchCheck(tx, build, { creatorId: build.creator_id, now, isAnother: true })
  })
  await sweepWorkFolders(workFolder, (buildIds) => listRunningChecks(db, buildIds))
}
