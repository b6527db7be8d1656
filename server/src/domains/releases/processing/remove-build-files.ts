import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import { addJob } from '#platform/jobs/jobs.ts'
import { isFileNeeded } from './build.store.ts'
import { filesToRemove } from './processing.jobs.ts'

/** A key is written into the build's row before a file is stored under it, under this lock: a file about to be needed is not removed. */
export const holdFileKey = (tx: Tx, fileKey: string) => sql`select pg_advisory_xact_lock(hashtextextended(${fileKey}, 45))`.execute(tx)

/** Files are removed once nothing refers to them: after the transaction that removed the reference. */
export const dropFiles = async (tx: Tx, fileKeys: readonly (string | null)[]): Promise<void> => {
  const known = fileKeys.filter((key) => key !== null)
  if (known.length > 0) await addJob(tx, filesToRemove, { fileKeys: known })
}

/** Another build may have the same bytes. */
export const removeBuildFiles = async ({ db, files }: { db: Reader; files: Files }, fileKeys: readonly string[]): Promise<void> => {
  for (const fileKey of new Set(fileKeys)) {
    await db.transaction().execute(async (tx) => {
      await holdFileKey(tx, fileKey)
      if (!(await isFileNeeded(tx, fileKey))) await files.remove(fileKey)
    })
  }
}
