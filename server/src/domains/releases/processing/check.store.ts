import type { Updateable } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import { lockBuild } from './build.store.ts'

/** One run of a check. A later run has a higher number, and the findings of an older one are ignored. */
export type Run = { buildId: string; tries: number }

type Change = Omit<Updateable<Tables['builds']>, 'id' | 'release_id'>

/** Only while the run is the latest; returns whether it was. */
const changeDuring = async (tx: Tx, { buildId, tries }: Run, change: Change): Promise<boolean> => {
  const changed = await tx
    .updateTable('builds')
    .set(change)
    .where('id', '=', buildId)
    .where('check_status', '=', 'Running')
    .where('check_tries', '=', tries)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** The build, locked, if the run is still the latest. */
export const lockDuring = async (tx: Tx, { buildId, tries }: Run) => {
  const build = await lockBuild(tx, buildId)
  return build?.check_status === 'Running' && build.check_tries === tries ? build : undefined
}

export const setRunning = (tx: Tx, buildId: string, tries: number, now: Date) =>
  tx
    .updateTable('builds')
    .set({ check_status: 'Running', check_progress: 0, check_tries: tries, check_changed_at: now })
    .where('id', '=', buildId)
    .execute()

/** Never backwards. */
export const setProgress = (tx: Tx, { buildId, tries }: Run, progress: number, now: Date) =>
  tx
    .updateTable('builds')
    .set({ check_progress: progress, check_changed_at: now })
    .where('id', '=', buildId)
    .where('check_status', '=', 'Running')
    .where('check_tries', '=', tries)
    .where('check_progress', '<', progress)
    .execute()

/** Another attempt will come. A failure that was not the check's fault does not count as one. */
export const setWaiting = (tx: Tx, run: Run, tries: number, now: Date) =>
  changeDuring(tx, run, { check_status: 'Dispatched', check_progress: 0, check_tries: tries, check_changed_at: now })

export const setFailed = (tx: Tx, run: Run, reason: string, now: Date) =>
  changeDuring(tx, run, { status: 'NotReady', reason, check_status: 'Failed', check_changed_at: now })

/** Of one that was not begun again. */
export const setGivenUp = (tx: Tx, buildId: string, reason: string, now: Date) =>
  tx
    .updateTable('builds')
    .set({ status: 'NotReady', reason, check_status: 'Failed', check_changed_at: now })
    .where('id', '=', buildId)
    .execute()

export const setChecked = (tx: Tx, run: Run, found: Change, now: Date) =>
  changeDuring(tx, run, { ...found, check_status: 'Completed', check_progress: 1, check_changed_at: now })

/** Records where an installer will be stored before it is. */
export const setInstallerKey = (tx: Tx, run: Run, key: string, source: { name: string; fileKey: string }) =>
  changeDuring(tx, run, { file_key: key, source_name: source.name, source_file_key: source.fileKey })

export const listRunningChecks = async (db: Reader, buildIds: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom('builds').select('id').where('id', 'in', buildIds).where('check_status', '=', 'Running').execute()
  return rows.map(({ id }) => id)
}
