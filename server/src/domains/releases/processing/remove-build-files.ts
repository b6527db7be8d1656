import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { isFileNeeded } from './build.store.ts'
import { filesToRemove } from './processing.jobs.ts'

/** Whoever stores a file under a key says so first in the build's row, and holds this while saying it: a file about to be needed is not removed. */
export const holdFileKey = (tx: Tx, fileKey: string) => sql`select pg_advisory_xact_lock(hashtextextended(${fileKey}, 45))`.execute(tx)

/** Files go once nothing speaks of them any more: after the transaction that let go of them. */
export const dropFiles = async (tx: Tx, fileKeys: readonly (string | null)[]): Promise<void> => {
  const known = fileKeys.filter((key) => key !== null)
  if (known.length > 0) await addJob(tx, filesToRemove, { fileKeys: known })
}

/** The same bytes may be another build's file as well. */
export const removeBuildFiles = async ({ db, files }: { db: Reader; files: Files }, fileKeys: readonly string[]): Promise<void> => {
  for (const fileKey of new Set(fileKeys)) {
    await db.transaction().execute(async (tx) => {
      await holdFileKey(tx, fileKey)
      if (!(await isFileNeeded(tx, fileKey))) await files.remove(fileKey)
    })
  }
}
