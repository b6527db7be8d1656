import type { Reader } from '#platform/database/database.ts'
import { endLease, renewLease } from './lease.store.ts'

const renewEvery = 4_000
/** Shorter than the lease: a writer that could not renew it stops before somebody else begins. */
const trustedFor = 11_000

export type HeldLease = { lost: AbortSignal; end(): Promise<void> }

/** Renews a lease while its holder writes, and reports its loss: taken over, or the database unreachable for too long. */
export const holdLease = (db: Reader, id: string, writer: string): HeldLease => {
  const lost = new AbortController()
  const deadline = setTimeout(() => lost.abort(), trustedFor).unref()
  const renew = async (): Promise<void> => {
    const isOurs = await db.transaction().execute((tx) => renewLease(tx, id, writer))
    if (isOurs) deadline.refresh()
    else lost.abort()
  }
  // A database that is away for a moment is asked again; the deadline decides when that was too long.
  const timer = setInterval(() => void renew().catch(() => undefined), renewEvery).unref()
  return {
    lost: lost.signal,
    async end() {
      clearInterval(timer)
      clearTimeout(deadline)
      await db.transaction().execute((tx) => endLease(tx, id, writer))
    },
  }
}
