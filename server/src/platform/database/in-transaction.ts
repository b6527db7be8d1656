import { setTimeout as wait } from 'node:timers/promises'
import type { Reader, Tx } from './database.ts'

/** A deadlock victim, or a serialisation failure. */
const lostCodes = new Set(['40P01', '40001'])

/** A released row goes to whoever asks first. Retried at once, the loser would lock it again before the other woke, and lose again. */
const pause = 50

const isLost = (error: unknown): boolean => error instanceof Error && lostCodes.has((error as Error & { code?: string }).code ?? '')

/**
 * Runs one transaction; a deadlock victim is run once more a moment later, from the beginning. Nothing of the first run is left in the
 * database, and work in a transaction changes nothing else: what it did to its caller's objects is undone by `again`.
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
