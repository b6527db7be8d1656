import type { Upload, UploadKind } from '#contract/media/uploads.ts'
import { canMove, move } from '#kernel/states.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { readOptional } from '#platform/database/stored-document.ts'
import type { MediaResult } from '../media.ts'
import { uploadResultDocument } from './upload.documents.ts'
import { reasons, type UploadState, uploadMoves, uploadStates } from './upload.rules.ts'
import './upload.tables.ts'

type NewUpload = { id: string; creatorId: string; userId: string; kind: UploadKind; name: string; fileKey: string; size: number; now: Date }

export const insertUpload = (tx: Tx, { id, creatorId, userId, kind, name, fileKey, size, now }: NewUpload) =>
  tx
    .insertInto('uploads')
    .values({
      ...{ id, creator_id: creatorId, user_id: userId, kind, name, status: 'Waiting', progress: 0 },
      ...{ file_key: fileKey, size, tries: 0, created_at: now, changed_at: now },
    })
    .execute()

export const lockUpload = (tx: Tx, id: string) => tx.selectFrom('uploads').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

type Locked = { id: string; status: UploadState; tries: number }

export const setWorking = (tx: Tx, { id, status, tries }: Locked, now: Date) =>
  tx
    .updateTable('uploads')
    .set({ status: move(uploadMoves, status, 'Working'), tries: tries + 1, changed_at: now })
    .where('id', '=', id)
    .execute()

export const setReady = (tx: Tx, { id, status }: Locked, result: MediaResult, now: Date) =>
  tx
    .updateTable('uploads')
    .set({ status: move(uploadMoves, status, 'Ready'), progress: 1, result: uploadResultDocument.write(result), changed_at: now })
    .where('id', '=', id)
    .execute()

export const setRefused = (tx: Tx, { id, status }: Locked, reason: string, now: Date) =>
  tx
    .updateTable('uploads')
    .set({ status: move(uploadMoves, status, 'Refused'), reason, changed_at: now })
    .where('id', '=', id)
    .execute()

/** Never backwards, and not once it is over. */
export const setProgress = (tx: Tx, id: string, progress: number, now: Date) =>
  tx
    .updateTable('uploads')
    .set({ progress, changed_at: now })
    .where('id', '=', id)
    .where('status', '=', 'Working')
    .where('progress', '<', progress)
    .execute()

/** The storage was away: that was no try. */
export const giveTryBack = (tx: Tx, id: string) =>
  tx
    .updateTable('uploads')
    .set((eb) => ({ tries: eb('tries', '-', 1) }))
    .where('id', '=', id)
    .where('status', '=', 'Working')
    .execute()

const unfinished = uploadStates.filter((state) => canMove(uploadMoves, state, 'Refused'))
const finished = uploadStates.filter((state) => !unfinished.includes(state))

export const refuseForgotten = (tx: Tx, before: Date, now: Date) =>
  tx
    .updateTable('uploads')
    .set({ status: 'Refused', reason: reasons.forgotten, changed_at: now })
    .where('status', 'in', unfinished)
    .where('changed_at', '<', before)
    .execute()

export const deleteOldUploads = (tx: Tx, before: Date) =>
  tx.deleteFrom('uploads').where('status', 'in', finished).where('changed_at', '<', before).execute()

/** Only its own creator finds it. */
export const findUpload = async (db: Reader, creatorId: string, id: string): Promise<Upload | undefined> => {
  const row = await db.selectFrom('uploads').selectAll().where('creator_id', '=', creatorId).where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const { kind, name, status, progress, reason } = row
  const result = readOptional(uploadResultDocument, row.result)
  return { id, kind, name, status, progress, reason, url: result?.url ?? null, image: result?.image ?? null, sound: result?.sound ?? null }
}
