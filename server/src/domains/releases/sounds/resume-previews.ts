import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import { addPreviewJob } from './dispatch-previews.ts'
import { listRunning, lockStillPreviews, setPreviewsWaiting } from './previews.store.ts'

const hour = 60 * 60 * 1000

type Deps = { db: Reader; clock: Clock; workFolder: string }

/** Folders of packs that nobody works on: their process was ended, and another machine went on. */
const sweepFolders = async ({ db, workFolder }: Deps): Promise<void> => {
  const names = await readdir(workFolder).catch(() => [])
  const running = new Set(await listRunning(db, names))
  for (const name of names) if (!running.has(name)) await rm(join(workFolder, name), { recursive: true, force: true })
}

/** What stands still since hours was lost. A pack may also just wait for its turn: the same job is then not added twice. */
export const resumePreviews = async (deps: Deps): Promise<void> => {
  await deps.db.transaction().execute(async (tx) => {
    const now = deps.clock.now()
    for (const { build_id } of await lockStillPreviews(tx, new Date(now.getTime() - 4 * hour))) {
      await setPreviewsWaiting(tx, build_id, now)
      await addPreviewJob(tx, build_id)
    }
  })
  await sweepFolders(deps)
}
