import type { FastifyReply } from 'fastify'
import { completeUpload } from './complete-upload.ts'
import { finishLater, getUploadRow, type Target, type UploadDeps } from './receive-piece.ts'

/** How many bytes are stored for certain, in tus's headers. */
export const describeState = async (deps: UploadDeps, target: Target, reply: FastifyReply): Promise<void> => {
  const { status, received, size, metadata, expires_at: expiresAt } = await getUploadRow(deps, target)
  if (status === 'Open' && received === size) {
    // A client that hears that everything has arrived stops sending, so an upload left incomplete by a killed process is completed now.
    await finishLater(deps, target)
    await deps.db.transaction().execute((tx) => completeUpload(tx, target, deps.clock.now()))
  }
  reply.headers({
    'upload-offset': String(received),
    'upload-length': String(size),
    'cache-control': 'no-store',
    ...(metadata !== '' && { 'upload-metadata': metadata }),
    ...(status === 'Open' && { 'upload-expires': expiresAt.toUTCString() }),
  })
}
