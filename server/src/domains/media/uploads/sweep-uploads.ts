import { type Clock, systemClock } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { incomingFolder } from './upload.rules.ts'
import { deleteOldUploads, refuseForgotten } from './upload.store.ts'

const day = 24 * 60 * 60 * 1000

/** A process that was killed leaves bytes behind. Their age is the storage's own, so the real clock is the one to compare with. */
const sweepIncoming = async (files: Files, now = systemClock.now().getTime()): Promise<void> => {
  for await (const { key, storedAt } of files.list(incomingFolder)) if (storedAt.getTime() < now - day) await files.remove(key)
}

/** Once a day everything that came in is worked on or refused, and a month later forgotten. */
export const sweepUploads = async ({ db, files, clock }: { db: Reader; files: Files; clock: Clock }): Promise<void> => {
  const now = clock.now()
  await db.transaction().execute(async (tx) => {
    await refuseForgotten(tx, new Date(now.getTime() - day), now)
    await deleteOldUploads(tx, new Date(now.getTime() - 30 * day))
  })
  await sweepIncoming(files)
}
