import { setTimeout as wait } from 'node:timers/promises'
import type { Reader, Tx } from './database.ts'

/** A deadlock victim, or a serialisation failure. */
const lostCodes = new Set(['40P01', '40001'])

/**
 * A released row lock goes to the first to ask. Without a pause the loser would lock the row again before the other transaction woke up,
 * and lose again.
 */
const pause = 50

const isLost = (error: unknown): boolean => error instanceof Error && lostCodes.has((error as Error & { code?: string }).code ?? '')

/**
 * Runs one transaction; if it is the victim of a deadlock, it is run once more after a moment, from the beginning. The database keeps
 * nothing of the first run, and the work must not change anything else; `again` undoes changes to the caller's objects.
 */
export const inTransaction = async <Made>(db: Reader, work: (tx: Tx) => Promise<Made>, again?: () => void): Promise<Made> => {
  try {
    return await db.transaction().execute(work)
  } catch (error) {
    if (!isLost(error)) throw error
    again?.()
    await wait(pause)
    return db.transaction().execute(work)
  }
}
