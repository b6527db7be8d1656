import type { Upload } from '#contract/media/uploads.ts'
import type { Tx } from '#platform/database/database.ts'

/** The result for a file: a URL for blocks, and what is known of the image or the sound behind it. */
export type MediaResult = Pick<Upload, 'image' | 'sound'> & { url: string }

/** The work is done outside a transaction; `record` writes its rows in the transaction that publishes it. */
export type MediaVerdict =
  | { stored: true; result: MediaResult; record(tx: Tx, now: Date): Promise<void> }
  | { stored: false; reason: string }

export const addressOf = (key: string): string => `/files/${key}`
