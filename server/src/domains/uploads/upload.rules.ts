import type { Moves } from '#kernel/states.ts'

export const uploadStates = ['Open', 'Complete', 'Claimed', 'Removed'] as const
export type UploadState = (typeof uploadStates)[number]

/** A removed file is gone for everybody at once; its bytes and its row follow. */
export const uploadMoves: Moves<UploadState> = {
  Open: ['Complete', 'Removed'],
  Complete: ['Claimed', 'Removed'],
  Claimed: ['Complete', 'Removed'],
  Removed: [],
}

const gigabyte = 1024 * 1024 * 1024

/** What one creator may have here that nobody has approved: incomplete files, complete ones, and those of releases before their approval. */
export const maxWaitingBytes = 100 * gigabyte
export const maxOpenUploads = 50

/** `open` files are incomplete; `bytes` are those of all that count. */
export type Waiting = { open: number; bytes: number }
export type QuotaVerdict = { fits: true } | { fits: false; because: 'bytes' | 'count' }

export const judgeQuota = ({ open, bytes }: Waiting, size: number): QuotaVerdict => {
  if (open >= maxOpenUploads) return { fits: false, because: 'count' }
  return bytes + size > maxWaitingBytes ? { fits: false, because: 'bytes' } : { fits: true }
}

const inGigabytes = (bytes: number): string => `${(Math.floor((bytes * 10) / gigabyte) / 10).toFixed(1)} GB`

export const quotaText: Record<'bytes' | 'count', (waiting: Waiting) => string> = {
  bytes: ({ bytes }) =>
    `Your uploads and the files of releases that are not approved yet take up ${inGigabytes(bytes)} of 100 GB. ` +
    'Remove files or drafts you don’t need, or get a release approved first.',
  count: () => '50 files are already uploading. Finish or remove some of them first.',
}

/** A week since the last byte. */
const lifetime = 7 * 24 * 60 * 60 * 1000
export const expiryOf = (now: Date): Date => new Date(now.getTime() + lifetime)

/** Not a public folder: only releases that take these files see them. */
export const fileKeyOf = (uploadId: string): string => `uploads/${uploadId}`
