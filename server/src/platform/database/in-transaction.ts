import { setTimeout as wait } from 'node:timers/promises'
import type { Reader, Tx } from './database.ts'

/** Two waited for each other and this one was sent away, or what it had read changed under it. */
const lostCodes = new Set(['40P01', '40001'])

/** A row that was let go is taken by whoever asks first. Asked at once, the loser would hold it again before the other woke, and lose again. */
const pause = 50

const isLost = (error: unknown): boolean => error instanceof Error && lostCodes.has((error as Error & { code?: string }).code ?? '')

/**
 * One transaction; where it lost against another it is done once more a moment later, from the beginning. Nothing of the first time is left in the
 * database, and work that goes into a transaction touches nothing else: what it did to its caller's things is taken back by `again`.
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
