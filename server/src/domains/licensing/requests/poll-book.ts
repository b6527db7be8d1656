import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import '../licensing.tables.ts'

/** One poll a second, clocks a little off allowed for. */
const between = 950
const flushAfter = 200
const mostKept = 50_000

/**
 * When requests were polled. A poll is a read, many times a second for everybody who waits, so it is not written down one by one: each
 * process counts exactly what it answers, and tells the others a moment later, all polls of a fifth of a second in one statement.
 */
export type PollBook = {
  /** Whether this poll may be answered; told elsewhere is when another process answered one. */
  mayPoll(db: Reader, requestId: string, toldElsewhere: Date | null): boolean
}

export const openPollBook = (clock: () => number = Date.now): PollBook => {
  const polled = new Map<string, number>()
  let toTell = new Map<string, number>()
  let isTelling = false

  const tell = (db: Reader): void => {
    isTelling = false
    const told = toTell
    toTell = new Map()
    const ids = [...told.keys()]
    const times = [...told.values()].map((at) => new Date(at))
    // A limit that another process learns of too late harms nobody.
    sql`
      update activation_requests r set polled_at = told.at from unnest(${ids}::text[], ${times}::timestamptz[]) as told (id, at)
      where r.id = told.id and r.status = 'Requested'`
      .execute(db)
      .catch(() => undefined)
  }

  return {
    mayPoll: (db, requestId, toldElsewhere) => {
      const now = clock()
      const last = Math.max(polled.get(requestId) ?? 0, toldElsewhere?.getTime() ?? 0)
      if (now - last < between) return false
      if (polled.size >= mostKept) polled.clear()
      polled.set(requestId, now)
      toTell.set(requestId, now)
      if (!isTelling) setTimeout(tell, flushAfter, db).unref()
      isTelling = true
      return true
    },
  }
}
