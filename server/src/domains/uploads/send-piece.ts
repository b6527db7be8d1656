import type { Editor } from '#domains/creators/index.ts'
import type { HeldBytesPort } from './count-used.ts'
import { createUpload } from './create-upload.ts'
import { getUploadRow, receivePiece, type Target, type UploadDeps } from './receive-piece.ts'
import { removeUpload } from './remove-upload.ts'
import { hasBody, readChecksum, readNewUpload, readOffset, type TusRequest } from './tus-request.ts'

/** The new length, and whether the file is complete. */
export type Received = { target: Target; length: number; isWhole: boolean }

/** A piece at the offset that its sender names. */
export const addPiece = async (deps: UploadDeps, target: Target, request: TusRequest): Promise<Received> => {
  const piece = { offset: readOffset(request), checksum: readChecksum(request), request }
  const { size } = await getUploadRow(deps, target)
  const length = await receivePiece(deps, target, piece)
  return { target, length, isWhole: length === size }
}

/** Creates a file and stores its first piece, where one came along. */
export const beginUpload = async (deps: UploadDeps & HeldBytesPort, editor: Editor, request: TusRequest): Promise<Received> => {
  const wish = readNewUpload(request)
  const piece = { offset: 0, checksum: readChecksum(request), request }
  const uploadId = await deps.db.transaction().execute((tx) => createUpload(tx, deps, editor, wish))
  const target = { creatorId: editor.creatorId, uploadId }
  if (wish.size > 0 && !hasBody(request)) return { target, length: 0, isWhole: false }
  try {
    const length = await receivePiece(deps, target, piece)
    return { target, length, isWhole: length === wish.size }
  } catch (error) {
    // Its sender never learns its address, so nobody could continue it.
    await deps.db.transaction().execute((tx) => removeUpload(tx, target, editor.now))
    throw error
  }
}
