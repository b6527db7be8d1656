import { z } from 'zod'
import { maxUploadBytes, type Upload, type UploadKind, uploadId } from '#contract/media/uploads.ts'
import { type Editor, noteStaff } from '#domains/creators/index.ts'
import { newId } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import type { IncomingFile } from '#platform/http/incoming-file.ts'
import { addJob, job } from '#platform/jobs/jobs.ts'
import { incomingKey, mayUpload } from './upload.rules.ts'
import { findUpload, insertUpload } from './upload.store.ts'

export const uploadCame = job('upload-came', z.object({ uploadId }))

export type ReceivedUpload = { id: string; fileKey: string; size: number }

/** Takes the bytes as they come, holding no more of them than a piece, and says no as soon as there are too many. */
export const receiveUpload = async (files: Files, editor: Editor, kind: UploadKind, file: IncomingFile): Promise<ReceivedUpload> => {
  if (!mayUpload(editor.roles)) refuse('not-allowed')
  const id = newId('upl', editor.now)
  const fileKey = incomingKey(id)
  const { size } = await files.put(fileKey, file.read(maxUploadBytes[kind]), { contentType: 'application/octet-stream' })
  if (size > 0) return { id, fileKey, size }
  await files.remove(fileKey)
  return refuse('invalid-input', { errors: { body: ['The file is empty'] } })
}

/** One creator's files are worked on one after the other, so that a flood of them leaves room for everybody else's. */
export const recordUpload = async (
  tx: Tx,
  editor: Editor,
  received: ReceivedUpload,
  wish: { kind: UploadKind; name: string },
): Promise<Upload> => {
  const { creatorId, userId, now } = editor
  await insertUpload(tx, { ...received, ...wish, creatorId, userId, now })
  await addJob(tx, uploadCame, { uploadId: received.id }, { queue: `uploads of ${creatorId}` })
  await noteStaff(tx, editor, `upload ${received.id}`, 'sent')
  return (await findUpload(tx, creatorId, received.id)) ?? refuse('not-found')
}
