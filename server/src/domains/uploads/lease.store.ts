import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import './upload.tables.ts'

/** Seconds in which nobody else may write after the holder's last renewal. The clock is the one that all processes share. */
const leaseSeconds = 15
const until = sql<Date>`clock_timestamp() + make_interval(secs => ${leaseSeconds})`
const isFree = sql<boolean>`(written_until is null or written_until < clock_timestamp())`

/** Of many concurrent callers, one gets it. */
export const takeLease = (tx: Tx, creatorId: string, id: string, writer: string) =>
  tx
    .updateTable('resumable_uploads')
    .set({ writer, written_until: until })
    .where('id', '=', id)
    .where('creator_id', '=', creatorId)
    .where('status', '=', 'Open')
    .where(isFree)
    .returningAll()
    .executeTakeFirst()

/** Whether it is still held. */
export const renewLease = async (tx: Tx, id: string, writer: string): Promise<boolean> => {
  const renewed = await tx
    .updateTable('resumable_uploads')
    .set({ written_until: until })
    .where('id', '=', id)
    .where('writer', '=', writer)
    .where('status', '=', 'Open')
    .executeTakeFirst()
  return renewed.numUpdatedRows > 0n
}

export const endLease = (tx: Tx, id: string, writer: string) =>
  tx.updateTable('resumable_uploads').set({ writer: null, written_until: null }).where('id', '=', id).where('writer', '=', writer).execute()

export const isBeingWritten = async (db: Reader, id: string): Promise<boolean> => {
  const row = await db
    .selectFrom('resumable_uploads')
    .select('id')
    .where('id', '=', id)
    .where(sql<boolean>`written_until > clock_timestamp()`)
    .executeTakeFirst()
  return row !== undefined
}
