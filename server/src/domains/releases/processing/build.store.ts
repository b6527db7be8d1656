import { type Selectable, sql } from 'kysely'
import type { BuildPlatform } from '#contract/releases/platforms.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import type { Tables } from '#platform/database/tables.ts'
import '../releases.tables.ts'

export type Build = Selectable<Tables['builds']>

export const listBuilds = (db: Reader, releaseId: string): Promise<Build[]> =>
  db.selectFrom('builds').selectAll().where('release_id', '=', releaseId).orderBy('platform').execute()

export const lockBuild = (tx: Tx, id: string): Promise<Build | undefined> =>
  tx.selectFrom('builds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** Through its release's owner: somebody else's upload is not found. */
export const lockBuildOfUpload = (tx: Tx, { creatorId, uploadId }: { creatorId: string; uploadId: string }) =>
  tx
    .selectFrom('builds as b')
    .innerJoin('releases as r', 'r.id', 'b.release_id')
    .selectAll('b')
    .where('b.upload_id', '=', uploadId)
    .where('r.creator_id', '=', creatorId)
    .forUpdate('b')
    .executeTakeFirst()

type NewBuild = { id: string; releaseId: string; platform: BuildPlatform; name: string; uploadId: string; now: Date }

/** A build whose file may still be uploading. False when the upload belongs to another build already. */
export const insertArriving = async (tx: Tx, { id, releaseId, platform, name, uploadId, now }: NewBuild): Promise<boolean> => {
  const row = { id, release_id: releaseId, platform, name, upload_id: uploadId, status: 'NotReady' as const, created_at: now }
  const made = await tx
    .insertInto('builds')
    .values(row)
    .onConflict((conflict) => conflict.column('upload_id').where('upload_id', 'is not', null).doNothing())
    .executeTakeFirst()
  return made.numInsertedOrUpdatedRows === 1n
}

/** Returns where its files are at that moment: a check or an upload may have changed that since they were read. */
export const deleteBuild = async (tx: Tx, id: string): Promise<(string | null)[]> => {
  const gone = await tx.deleteFrom('builds').where('id', '=', id).returning(['file_key', 'source_file_key']).executeTakeFirst()
  return gone ? [gone.file_key, gone.source_file_key] : []
}

export const setArrived = (tx: Tx, id: string, { fileKey, size }: { fileKey: string; size: number }) =>
  tx.updateTable('builds').set({ file_key: fileKey, size }).where('id', '=', id).execute()

/** Earlier findings no longer count. */
export const setDispatched = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('builds')
    .set({
      ...{ status: 'NotReady', reason: null, report: null },
      ...{ check_status: 'Dispatched', check_progress: 0, check_tries: 0, check_changed_at: now },
    })
    .where('id', '=', id)
    .returning('size')
    .executeTakeFirst()

export const setDispatchedAgain = (tx: Tx, id: string, now: Date) =>
  tx
    .updateTable('builds')
    .set({ check_status: 'Dispatched', check_progress: 0, check_changed_at: now })
    .where('id', '=', id)
    .returning('size')
    .executeTakeFirst()

/** How many other files of a creator are being checked or wait for it. */
export const countOthersInCheck = async (tx: Tx, creatorId: string, id: string): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from builds b join releases r on r.id = b.release_id
    where r.creator_id = ${creatorId} and b.id <> ${id} and b.check_status in ('Dispatched', 'Running')`.execute(tx)
  return rows[0]?.count ?? 0
}

export const isFileNeeded = async (db: Reader, fileKey: string): Promise<boolean> => {
  const { rows } = await sql<{ needed: boolean }>`
    select exists (select from builds b where b.file_key = ${fileKey}) or exists (select from builds b where b.source_file_key = ${fileKey})
      or exists (select from pack_sounds s where s.preview_key = ${fileKey}) as needed`.execute(db)
  return rows[0]?.needed ?? true
}
