import type { Reader, Tx } from '#platform/database/database.ts'

/** What releases need of the uploads that bring their files. */
export type ArrivingUpload = { id: string; name: string; size: number; received: number; isComplete: boolean; expiresAt: Date }

export type UploadsPort = {
  /** Only its own creator finds it. */
  findUpload(db: Reader, wanted: { creatorId: string; uploadId: string }): Promise<ArrivingUpload | undefined>
  /** Claims a complete upload: from now on its bytes are the release's to remove. */
  claimUpload(tx: Tx, wanted: { creatorId: string; uploadId: string; now: Date }): Promise<{ fileKey: string; name: string; size: number }>
  /** Drops an upload: one in progress with its bytes; of a claimed one only its record. */
  forgetUpload(tx: Tx, wanted: { creatorId: string; uploadId: string; now: Date }): Promise<void>
}
