import type { Clock } from '#kernel/clock.ts'
import type { Reader } from '#platform/database/database.ts'
import { type Run, setProgress } from './check.store.ts'

/** Nobody sees a finer step. */
const step = 0.02

export type Following = { note(share: number): void; end(): Promise<void> }

/** Writes the progress of a check now and then, one value after the other. */
export const followCheck = ({ db, clock }: { db: Reader; clock: Clock }, run: Run): Following => {
  let shown = 0
  let writing: Promise<unknown> | undefined
  return {
    note: (share) => {
      // A slow write skips values instead of queueing them.
      if (writing || share < shown + step) return
      shown = share
      const write = db.transaction().execute((tx) => setProgress(tx, run, Math.min(1, share), clock.now()))
      // A progress bar that stops is no reason to stop the work.
      writing = write.catch(() => undefined).finally(() => (writing = undefined))
    },
    end: async () => void (await writing),
  }
}
