import { CompiledQuery } from 'kysely'
import type { Reader } from '#platform/database/database.ts'

/** An answer as it is sent, and whose things it shows; `undefined` where that is not known or is everyone's. */
export type MadeAnswer = { bytes: Buffer; creators: readonly string[] | undefined }

export type KeptAnswers = { answer(address: string, now: Date, make: () => Promise<MadeAnswer>): Promise<MadeAnswer> }

type Known = { creators: readonly string[]; made?: MadeAnswer; stamp?: number; second?: number }

const mostAnswers = 2_000

const stampOfOne = 'select s.stamp from change_stamps s where s.creator_id = $1'
const stampOfMany = 'select sum(s.stamp)::bigint as stamp from change_stamps s where s.creator_id = any($1)'

/** How often the things of these creators have changed so far. Nearly always it is one creator: one row by its key. */
const readStamp = async (db: Reader, creators: readonly string[]): Promise<number> => {
  const query = creators.length === 1 ? CompiledQuery.raw(stampOfOne, [...creators]) : CompiledQuery.raw(stampOfMany, [creators])
  const { rows } = await db.executeQuery(query)
  return (rows[0] as { stamp: number | null } | undefined)?.stamp ?? 0
}

/**
 * Keeps the answers of the shop's most frequent reads. An answer is sent again only if the database says, in one small
 * statement, that nothing it shows has changed, and only within the second it was made in: sales begin and end by the clock.
 * The stamp is read before the answer is made, so a change that comes in between makes it old, never wrong.
 */
export const keepAnswers = (db: Reader): KeptAnswers => {
  const known = new Map<string, Known>()

  const remember = (address: string, entry: Known): void => {
    known.delete(address)
    known.set(address, entry)
    const oldest = known.keys().next().value
    if (known.size > mostAnswers && oldest !== undefined) known.delete(oldest)
  }

  return {
    answer: async (address, now, make) => {
      const before = known.get(address)
      if (!before) {
        const made = await make()
        if (made.creators) remember(address, { creators: made.creators })
        return made
      }
      const second = Math.floor(now.getTime() / 1000)
      const stamp = await readStamp(db, before.creators)
      if (before.made && before.stamp === stamp && before.second === second) return before.made
      known.delete(address)
      const made = await make()
      // It may show others than before; then the stamp says nothing about it, and it is made once more next time.
      const isSame = made.creators?.join() === before.creators.join()
      if (made.creators) remember(address, { creators: made.creators, ...(isSame && { made, stamp, second }) })
      return made
    },
  }
}
