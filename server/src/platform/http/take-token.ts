import { sql } from 'kysely'
import type { Limit } from '#contract/route.ts'
import type { Reader } from '#platform/database/database.ts'

export type TokenVerdict = { taken: true } | { taken: false; retryAfter: number }

/**
 * Takes one token from a bucket kept in PostgreSQL, so that a limit holds over all processes.
 * One statement decides and writes: of many requests at once exactly `burst` get through. The database's clock counts,
 * because two web machines never agree on the time.
 */
export const takeToken = async (db: Reader, key: string, { burst, perSeconds }: Limit): Promise<TokenVerdict> => {
  const perSecond = burst / perSeconds
  const { rows } = await sql<{ tokens: number }>`
    insert into rate_limits as bucket (key, tokens, refilled_at) values (${key}, ${burst - 1}::float8, clock_timestamp())
    on conflict (key) do update set
      tokens = least(${burst}::float8, bucket.tokens + extract(epoch from clock_timestamp() - bucket.refilled_at)::float8 * ${perSecond}::float8) - 1,
      refilled_at = clock_timestamp()
    where least(${burst}::float8, bucket.tokens + extract(epoch from clock_timestamp() - bucket.refilled_at)::float8 * ${perSecond}::float8) >= 1
    returning tokens`.execute(db)
  return rows.length > 0 ? { taken: true } : { taken: false, retryAfter: Math.max(1, Math.ceil(1 / perSecond)) }
}

/** Buckets that have long been full again tell nothing; the worker sweeps them out. */
export const sweepBuckets = (db: Reader) => sql`delete from rate_limits where refilled_at < now() - interval '1 day'`.execute(db)
