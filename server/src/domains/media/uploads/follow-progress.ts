import type { Clock } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import { setProgress } from './upload.store.ts'

export type Progress = {
  /** Written before the work goes on. */
  reach(share: number): Promise<void>
  /** Written now and then while the work goes on. */
  note(share: number): void
  end(): Promise<void>
}

/** Finer than this nobody sees. */
const step = 0.05

export const followProgress = ({ db, clock }: { db: Reader; clock: Clock }, id: string): Progress => {
  let shown = 0
  let writing: Promise<void> = Promise.resolve()

  const write = async (share: number): Promise<void> => {
    await db.transaction().execute((tx) => setProgress(tx, id, Math.min(1, share), clock.now()))
  }
  return {
    reach: write,
    note: (share) => {
      if (share < shown + step) return
      shown = share
      // A bar that stands still is no reason to stop the work.
      writing = writing.then(() => write(share)).catch(() => undefined)
    },
    end: () => writing,
  }
}
