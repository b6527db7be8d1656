import { sql } from 'kysely'
import type { Limit } from '#contract/route.ts'
import type { Reader } from '#platform/database/database.ts'
import { fixedStatement } from '#platform/database/fixed-statement.ts'

export type TokenVerdict = { taken: true } | { taken: false; retryAfter: number }

// In the bucket by now, filled up since it was last touched.
const there = 'least($2::float8, bucket.tokens + extract(epoch from clock_timestamp() - bucket.refilled_at)::float8 * $3::float8)'

const takeOne = fixedStatement<{ tokens: number }>(`
  insert into rate_limits as bucket (key, tokens, refilled_at) values ($1, $2::float8 - 1, clock_timestamp())
  on conflict (key) do update set tokens = ${there} - 1, refilled_at = clock_timestamp() where ${there} >= 1
  returning tokens`)

/**
 * Takes one token from a bucket kept in PostgreSQL, so that a limit holds over all processes.
 * One statement decides and writes: of many requests at once exactly `burst` get through. The database's clock counts,
 * because two web machines never agree on the time.
 */
export const takeToken = async (db: Reader, key: string, { burst, perSeconds }: Limit): Promise<TokenVerdict> => {
  const perSecond = burst / perSeconds
  const [taken] = await takeOne(db, [key, burst, perSecond])
  return taken ? { taken: true } : { taken: false, retryAfter: await secondsUntilNext(db, key, perSecond) }
}

/** How long until the bucket holds a whole token again. */
const secondsUntilNext = async (db: Reader, key: string, perSecond: number): Promise<number> => {
  const { rows } = await sql<{ missing: number }>`
    select 1 - bucket.tokens - extract(epoch from clock_timestamp() - bucket.refilled_at)::float8 * ${perSecond}::float8 as missing
    from rate_limits bucket where bucket.key = ${key}`.execute(db)
  return Math.max(1, Math.ceil((rows[0]?.missing ?? 1) / perSecond))
}

/** Puts a token back, where only failures are meant to count. */
export const giveToken = (db: Reader, key: string, { burst }: Limit) =>
  sql`update rate_limits set tokens = least(${burst}::float8, tokens + 1) where key = ${key}`.execute(db)

/** Buckets that have long been full again tell nothing; the worker sweeps them out. */
export const sweepBuckets = (db: Reader) => sql`delete from rate_limits where refilled_at < now() - interval '1 day'`.execute(db)
