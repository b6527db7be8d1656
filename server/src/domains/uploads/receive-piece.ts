import { createHash } from 'node:crypto'
import type { Clock } from '#kernel/clock.ts'
import { newUuid } from '#kernel/ids.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { FileMissing, type Files } from '#platform/files/files.ts'
import type { Grown } from '#platform/files/growing-files.ts'
import { holdLease } from './hold-lease.ts'
import { takeLease } from './lease.store.ts'
import { readPiece } from './read-piece.ts'
import type { Checksum } from './tus-headers.rules.ts'
import { hasBody, type TusRequest } from './tus-request.ts'
import { growthDocument } from './upload.documents.ts'
import { findUploadRow, saveGrown, type UploadRow } from './upload.store.ts'

export type UploadDeps = { db: Reader; files: Files; clock: Clock }

export type Target = { creatorId: string; uploadId: string }
export type SentPiece = { offset: number; checksum: Checksum | undefined; request: TusRequest }

/** A file as it is now; an abandoned one has expired, even if it was not swept yet. */
export const getUploadRow = async (
  { db, clock }: Pick<UploadDeps, 'db' | 'clock'>,
  { creatorId, uploadId }: Target,
): Promise<UploadRow> => {
  const row = (await findUploadRow(db, creatorId, uploadId)) ?? refuse('not-found')
  if (row.status !== 'Claimed' && row.expires_at <= clock.now()) refuse('upload-over')
  return row
}

const holding = async <Made>(
  deps: UploadDeps,
  { creatorId, uploadId }: Target,
  work: (row: UploadRow, writer: string, lost: AbortSignal) => Promise<Made>,
): Promise<Made> => {
  const writer = newUuid()
  const row = await deps.db.transaction().execute((tx) => takeLease(tx, creatorId, uploadId, writer))
  if (!row) return refuse('being-written')
  const lease = holdLease(deps.db, uploadId, writer)
  try {
    return await work(row, writer, lease.lost)
  } catch (error) {
    // Its bytes are gone from the storage, so it cannot be continued.
    if (error instanceof FileMissing) return refuse('not-found')
    throw error
  } finally {
    // A lease that could not be released expires by itself.
    await lease.end().catch(() => undefined)
  }
}

/** Puts a file whose bytes are all there under its key. */
const putWhole = async (files: Files, row: Pick<UploadRow, 'file_key' | 'size'>, growth: Grown['growth']): Promise<void> => {
  const { file_key: key, size } = row
  if (size === 0) await files.put(key, new Uint8Array(), { contentType: 'application/octet-stream' })
  else await files.growing.finish(key, growth, size)
}

/** Appends a piece and returns the new length. With a checksum nothing of it counts before all of it has arrived and matches. */
const writePiece = async (
  { db, files, clock }: UploadDeps,
  row: UploadRow,
  { checksum, request }: SentPiece,
  { writer, lost }: { writer: string; lost: AbortSignal },
): Promise<Grown> => {
  const { id, file_key: key, size, received: from } = row
  let grown: Grown = { length: from, growth: growthDocument.read(row.growth) }
  const save = async (next: Grown): Promise<void> => {
    const isOurs = await db.transaction().execute((tx) => saveGrown(tx, id, writer, next, clock.now()))
    if (!isOurs) refuse('being-written')
  }
  const hash = checksum && createHash(checksum.algorithm)
  const body = readPiece(request, { limit: size - from, lost, onChunk: hash && ((chunk) => hash.update(chunk)) })
  await files.growing.append(key, grown.growth, {
    ...{ from, size, body },
    onGrown: async (next) => {
      grown = next
      if (!hash) await save(next)
    },
  })
  if (!hash) return grown
  if (!hash.digest().equals(checksum.digest)) refuse('wrong-checksum')
  await save(grown)
  return grown
}

/** Receives a piece of a file; returns how many bytes are stored for certain. After the last one, the file is stored under its key. */
export const receivePiece = async (deps: UploadDeps, target: Target, piece: SentPiece): Promise<number> => {
  const { received, size, status } = await getUploadRow(deps, target)
  if (status === 'Open') {
    return holding(deps, target, async (row, writer, lost) => {
      if (row.received !== piece.offset) refuse('wrong-offset', { detail: `The next byte is number ${row.received}.` })
      const grown = await writePiece(deps, row, piece, { writer, lost })
      if (grown.length === row.size) await putWhole(deps.files, row, grown.growth)
      return grown.length
    })
  }
  const isNothing = piece.offset === size && !hasBody(piece.request)
  return isNothing ? received : refuse('wrong-offset', { detail: 'This file is already complete.' })
}

/** A process that was killed right after the last byte left only the completion undone. */
export const finishLater = (deps: UploadDeps, target: Target): Promise<void> =>
  holding(deps, target, (row) => putWhole(deps.files, row, growthDocument.read(row.growth)))
