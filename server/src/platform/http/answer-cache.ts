import { setImmediate as endOfTurn } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Reader } from '#platform/database/database.ts'

/** An answer as sent, and the creators whose data it shows; `undefined` where that is not known or everyone's. */
export type MadeAnswer = { bytes: Buffer; creators: readonly string[] | undefined }

export type AnswerCache = {
  answer(address: string, now: Date, make: () => Promise<MadeAnswer>): Promise<MadeAnswer>
  /** The cached answer if it is still current; for pages, which skip HTTP. */
  find(address: string, now: Date): Promise<MadeAnswer | undefined>
}

/** An answer, or one being made, with the versions read before. */
type Cached = { made: Promise<MadeAnswer>; version: number; second: number }
type Known = { creators: readonly string[]; cached?: Cached }

const maxAnswers = 2_000

const versionOfOne = 'select s.version from change_versions s where s.creator_id = $1'
const versionOfMany = 'select sum(s.version)::bigint as version from change_versions s where s.creator_id = any($1)'

/** How often the data of these creators has changed so far. Nearly always it is one creator: one row by its key. */
const readVersion = async (db: Reader, creators: readonly string[]): Promise<number> => {
  const query = creators.length === 1 ? CompiledQuery.raw(versionOfOne, [...creators]) : CompiledQuery.raw(versionOfMany, [creators])
  const { rows } = await db.executeQuery(query)
  return (rows[0] as { version: number | null } | undefined)?.version ?? 0
}

/**
 * Requests of the same turn of the event loop share one statement. It is sent after all of them have asked,
 * so it is as current for each as one of its own.
 */
const shareVersions = (db: Reader): ((creators: readonly string[]) => Promise<number>) => {
  const waiting = new Map<string, Promise<number>>()
  return (creators) => {
    const key = creators.join(' ')
    const before = waiting.get(key)
    if (before) return before
    const version = endOfTurn().then(() => {
      waiting.delete(key)
      return readVersion(db, creators)
    })
    waiting.set(key, version)
    return version
  }
}

/**
 * Caches the answers of the shop's most frequent reads. An answer is used again only if the database says, in one small
 * statement, that no data in it has changed, and only within the second it was made in: sales begin and end by the clock.
 * The version is read before the answer is made, so a change in between makes it outdated, never wrong.
 */
export const makeAnswerCache = (db: Reader): AnswerCache => {
  const known = new LRUCache<string, Known>({ max: maxAnswers })
  const versionOf = shareVersions(db)

  const secondOf = (now: Date): number => Math.floor(now.getTime() / 1000)
  const isGood = (cached: Cached | undefined, version: number, now: Date): cached is Cached =>
    cached?.version === version && cached.second === secondOf(now)

  /** Concurrent requests that read the same version get the same answer: nothing changed up to that moment. */
  const makeBehindVersion = (address: string, creators: readonly string[], version: number, now: Date, make: () => Promise<MadeAnswer>) => {
    const entry: Known = { creators, cached: { made: make(), version, second: secondOf(now) } }
    known.set(address, entry)
    entry.cached?.made.then(
      // If it shows other creators than before, the version says nothing about it; it is made once more next time.
      (made) => {
        if (made.creators?.join() !== creators.join()) known.delete(address)
      },
      () => known.delete(address),
    )
    return (entry.cached as Cached).made
  }

  return {
    answer: async (address, now, make) => {
      const before = known.get(address)
      if (!before) {
        const made = await make()
        if (made.creators && !known.has(address)) known.set(address, { creators: made.creators })
        return made
      }
      const version = await versionOf(before.creators)
      const cached = known.get(address)?.cached
      return isGood(cached, version, now) ? cached.made : makeBehindVersion(address, before.creators, version, now, make)
    },
    find: async (address, now) => {
      const before = known.get(address)
      if (!before?.cached || before.cached.second !== secondOf(now)) return undefined
      const version = await versionOf(before.creators)
      return isGood(before.cached, version, now) ? before.cached.made : undefined
    },
  }
}
