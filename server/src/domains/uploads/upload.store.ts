import { sql } from 'kysely'
import { move } from '#kernel/states.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { type Grown, nothingGrown } from '#platform/files/growing-files.ts'
import { growthDocument } from './upload.documents.ts'
import { expiryOf, fileKeyOf, type UploadState, uploadMoves, type Waiting } from './upload.rules.ts'
import './upload.tables.ts'

type NewUpload = { id: string; creatorId: string; userId: string; name: string; metadata: string; size: number; now: Date }

export const insertUpload = (tx: Tx, { id, creatorId, userId, name, metadata, size, now }: NewUpload) =>
  tx
    .insertInto('resumable_uploads')
    .values({
      ...{ id, creator_id: creatorId, user_id: userId, name, metadata, size, received: 0, status: 'Open' as const },
      ...{ file_key: fileKeyOf(id), growth: growthDocument.write(nothingGrown), writer: null, written_until: null },
      ...{ created_at: now, changed_at: now, expires_at: expiryOf(now) },
    })
    .execute()

/** What a creator has in progress and no release has taken. */
export const countWaiting = async (tx: Reader | Tx, creatorId: string): Promise<Waiting> => {
  const { rows } = await sql<Waiting>`
    select count(*) filter (where u.status = 'Open')::int as open, coalesce(sum(u.size), 0)::float8 as bytes
    from resumable_uploads u where u.creator_id = ${creatorId} and u.status in ('Open', 'Complete')`.execute(tx)
  return rows[0] ?? { open: 0, bytes: 0 }
}

/** Only its own creator finds it; a removed one is not found. */
export const findUploadRow = (db: Reader | Tx, creatorId: string, id: string) =>
  db
    .selectFrom('resumable_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('creator_id', '=', creatorId)
    .where('status', '<>', 'Removed')
    .executeTakeFirst()

export const lockUploadRow = (tx: Tx, creatorId: string, id: string) =>
  tx
    .selectFrom('resumable_uploads')
    .selectAll()
    .where('id', '=', id)
    .where('creator_id', '=', creatorId)
    .where('status', '<>', 'Removed')
    .forUpdate()
    .executeTakeFirst()

export type UploadRow = NonNullable<Awaited<ReturnType<typeof findUploadRow>>>

/** Only for the holder of the lease; returns whether that was so. */
export const saveGrown = async (tx: Tx, id: string, writer: string, { length, growth }: Grown, now: Date): Promise<boolean> => {
  const saved = await tx
    .updateTable('resumable_uploads')
    .set({ received: length, growth: growthDocument.write(growth), changed_at: now, expires_at: expiryOf(now) })
    .where('id', '=', id)
    .where('writer', '=', writer)
    .where('status', '=', 'Open')
    .executeTakeFirst()
  return saved.numUpdatedRows > 0n
}

/** Returns whether this call completed it: two may try. */
export const setComplete = async (tx: Tx, id: string, now: Date): Promise<boolean> => {
  const done = await tx
    .updateTable('resumable_uploads')
    .set({ status: move(uploadMoves, 'Open', 'Complete'), changed_at: now, expires_at: expiryOf(now) })
    .where('id', '=', id)
    .where('status', '=', 'Open')
    .whereRef('received', '=', 'size')
    .executeTakeFirst()
  return done.numUpdatedRows > 0n
}

/** A locked row has moved on. */
export const setStatus = (tx: Tx, { id, status }: Pick<UploadRow, 'id' | 'status'>, to: UploadState, now: Date) =>
  tx
    .updateTable('resumable_uploads')
    .set({ status: move(uploadMoves, status, to), changed_at: now, expires_at: expiryOf(now) })
    .where('id', '=', id)
    .execute()

/** Removes unclaimed and abandoned uploads, in small steps so that no lock is held for long. */
export const removeExpired = async (tx: Tx, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    update resumable_uploads set status = 'Removed', changed_at = ${now}
    where id in (
      select u.id from resumable_uploads u where u.expires_at < ${now} and u.status in ('Open', 'Complete')
      order by u.expires_at limit 100 for update skip locked)
    returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

export const findRemoved = (db: Reader, id: string) =>
  db.selectFrom('resumable_uploads').selectAll().where('id', '=', id).where('status', '=', 'Removed').executeTakeFirst()

export const deleteRemoved = (tx: Tx, id: string) =>
  tx.deleteFrom('resumable_uploads').where('id', '=', id).where('status', '=', 'Removed').execute()

export const deleteClaimed = (tx: Tx, id: string) =>
  tx.deleteFrom('resumable_uploads').where('id', '=', id).where('status', '=', 'Claimed').execute()

export const listWaiting = (db: Reader, creatorId: string, now: Date) =>
  db
    .selectFrom('resumable_uploads')
    .selectAll()
    .where('creator_id', '=', creatorId)
    .where('status', 'in', ['Open', 'Complete'])
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .limit(200)
    .execute()
