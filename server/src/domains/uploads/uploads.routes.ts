import type { FastifyReply } from 'fastify'
import * as contract from '#contract/uploads/uploads.ts'
import { editorOf } from '#domains/creators/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { implement, implementAfter } from '#platform/http/implement.ts'
import { completeUpload } from './complete-upload.ts'
import { countUsed, type HeldBytesPort } from './count-used.ts'
import { describeState } from './describe-state.ts'
import type { UploadDeps } from './receive-piece.ts'
import { removeUpload } from './remove-upload.ts'
import { addPiece, beginUpload, type Received } from './send-piece.ts'
import { parseMetadata } from './tus-headers.rules.ts'
import { readMethod, requireTus } from './tus-request.ts'
import { expiryOf, maxOpenUploads, maxWaitingBytes } from './upload.rules.ts'
import { listWaiting } from './upload.store.ts'

/** Reports its progress, and completes it if all bytes are there. */
const settle = async (tx: Tx, reply: FastifyReply, { target, length, isWhole }: Received, now: Date): Promise<void> => {
  if (isWhole) await completeUpload(tx, target, now)
  reply.header('upload-offset', String(length))
  if (!isWhole) reply.header('upload-expires', expiryOf(now).toUTCString())
}

export const resumableRoutes = (deps: UploadDeps & HeldBytesPort) => [
  implement(contract.listUploads, async ({ db, visitor, request, now }) => ({
    status: 200,
    body: (await listWaiting(db, editorOf(visitor, request, now).creatorId, now)).map((row) => ({
      id: row.id,
      name: row.name,
      size: row.size,
      received: row.received,
      isComplete: row.status === 'Complete',
      metadata: Object.fromEntries(parseMetadata(row.metadata) ?? []),
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    })),
  })),

  implement(contract.getUploadQuota, async ({ db, visitor, request, now }) => {
    const { open, bytes } = await countUsed(db, deps, editorOf(visitor, request, now).creatorId)
    const limits = { limitBytes: maxWaitingBytes, openLimit: maxOpenUploads }
    return { status: 200, body: { usedBytes: bytes, openUploads: open, ...limits } }
  }),

  implementAfter(
    contract.createUpload,
    async ({ visitor, request, reply, now }) => {
      requireTus(request, reply)
      return beginUpload(deps, editorOf(visitor, request, now), request)
    },
    async ({ tx, reply, now, prepared }) => {
      await settle(tx, reply, prepared, now)
      // Without a host: whichever name the shop was called by is the right one.
      reply.header('location', `${contract.uploadsPath}/${prepared.target.uploadId}`)
      return { status: 201 }
    },
  ),

  implementAfter(
    contract.continueUpload,
    async ({ visitor, request, reply, params, now }) => {
      requireTus(request, reply)
      const { creatorId } = editorOf(visitor, request, now)
      return addPiece(deps, { creatorId, uploadId: params.resumableUploadId }, request)
    },
    async ({ tx, reply, now, prepared }) => {
      await settle(tx, reply, prepared, now)
      return { status: 204 }
    },
  ),

  implementAfter(
    contract.overrideUpload,
    async ({ visitor, request, reply, params, now }) => {
      requireTus(request, reply)
      const target = { creatorId: editorOf(visitor, request, now).creatorId, uploadId: params.resumableUploadId }
      switch (readMethod(request)) {
        case 'PATCH':
          return { does: 'PATCH' as const, received: await addPiece(deps, target, request) }
        case 'HEAD':
          await describeState(deps, target, reply)
          return { does: 'HEAD' as const }
        case 'DELETE':
          return { does: 'DELETE' as const, target }
        default:
          return refuse('method-not-allowed')
      }
    },
    async ({ tx, reply, now, prepared }) => {
      if (prepared.does === 'PATCH') await settle(tx, reply, prepared.received, now)
      if (prepared.does === 'DELETE') await removeUpload(tx, prepared.target, now)
      return { status: prepared.does === 'HEAD' ? 200 : 204 }
    },
  ),

  implement(contract.cancelUpload, async ({ tx, visitor, request, reply, params, now }) => {
    requireTus(request, reply)
    await removeUpload(tx, { creatorId: editorOf(visitor, request, now).creatorId, uploadId: params.resumableUploadId }, now)
    return { status: 204 }
  }),
]
