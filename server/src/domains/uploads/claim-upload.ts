import { refuse } from '#kernel/refusal.ts'
import type { Reader, Tx } from '#platform/database/database.ts'
import { parseMetadata } from './tus-headers.rules.ts'
import type { UploadState } from './upload.rules.ts'
import { findUploadRow, lockUploadRow, setStatus, type UploadRow } from './upload.store.ts'

export type FoundUpload = {
  id: string
  name: string
  size: number
  received: number
  status: UploadState
  isComplete: boolean
  /** Removed then, while no release has taken it. */
  expiresAt: Date
  fileKey: string
  /** Every pair of Upload-Metadata, such as `releaseId` and `platform`. */
  metadata: ReadonlyMap<string, string>
  /** The user who began it. */
  userId: string
}

const describe = (row: UploadRow): FoundUpload => ({
  id: row.id,
  name: row.name,
  size: row.size,
  received: row.received,
  status: row.status,
  isComplete: row.status === 'Complete' || row.status === 'Claimed',
  expiresAt: row.expires_at,
  fileKey: row.file_key,
  metadata: parseMetadata(row.metadata) ?? new Map(),
  userId: row.user_id,
})

type Wanted = { creatorId: string; uploadId: string }

/** Only uploads of the caller's own creator. */
export const findUpload = async (db: Reader | Tx, { creatorId, uploadId }: Wanted): Promise<FoundUpload | undefined> => {
  const row = await findUploadRow(db, creatorId, uploadId)
  return row && describe(row)
}

/** A release takes a complete file, once. From then on the file belongs to the release: no sweep removes it. */
export const claimUpload = async (tx: Tx, { creatorId, uploadId, now }: Wanted & { now: Date }): Promise<FoundUpload> => {
  const row = (await lockUploadRow(tx, creatorId, uploadId)) ?? refuse('not-found')
  if (row.status === 'Open') refuse('already-done', { detail: 'This file is not complete yet.' })
  if (row.status === 'Claimed') refuse('already-done', { detail: 'This file already belongs to a release.' })
  await setStatus(tx, row, 'Claimed', now)
  return { ...describe(row), status: 'Claimed' }
}

/** Gives a file back: it stays a week for another release. */
export const releaseClaim = async (tx: Tx, { creatorId, uploadId, now }: Wanted & { now: Date }): Promise<void> => {
  const row = (await lockUploadRow(tx, creatorId, uploadId)) ?? refuse('not-found')
  if (row.status === 'Claimed') await setStatus(tx, row, 'Complete', now)
}
