import type { Reader, Tx } from '#platform/database/database.ts'
import type { Waiting } from './upload.rules.ts'
import { countWaiting } from './upload.store.ts'

/** What uploads ask of the releases, which are on a higher floor. */
export type HeldBytesPort = {
  /** The bytes of files in releases of a creator that nobody has approved. */
  countHeldBytes(db: Reader | Tx, creatorId: string): Promise<number>
}

/** What counts against a creator's quota. A caller that is about to add locks the creator first. */
export const countUsed = async (db: Reader | Tx, { countHeldBytes }: HeldBytesPort, creatorId: string): Promise<Waiting> => {
  // In this order: a file that a release takes in between counts twice rather than not at all.
  const { open, bytes } = await countWaiting(db, creatorId)
  return { open, bytes: bytes + (await countHeldBytes(db, creatorId)) }
}
