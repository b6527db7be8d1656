import type { Reader, Tx } from '#platform/database/database.ts'

/** What releases need of the uploads that bring their files. */
export type ArrivingUpload = { id: string; name: string; size: number; received: number; isComplete: boolean; expiresAt: Date }

export type UploadsPort = {
  /** Only its own creator finds it. */
  findUpload(db: Reader, wanted: { creatorId: string; uploadId: string }): Promise<ArrivingUpload | undefined>
  /** Takes a complete upload over: from now on its bytes are the release's to remove. */
  claimUpload(tx: Tx, wanted: { creatorId: string; uploadId: string; now: Date }): Promise<{ fileKey: string; name: string; size: number }>
  /** Nobody wants it any more: one that is still arriving goes with its bytes; of one that was taken over only what is known of it. */
  forgetUpload(tx: Tx, wanted: { creatorId: string; uploadId: string; now: Date }): Promise<void>
}
