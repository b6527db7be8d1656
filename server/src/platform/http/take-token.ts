import { CompiledQuery, sql } from 'kysely'
import type { Limit } from '#contract/core/route.ts'
import type { Reader } from '#platform/database/database.ts'

export type TokenVerdict = { taken: true } | { taken: false; retryAfter: number }

/**
 * The statement that takes one token from each bucket named, kept in PostgreSQL, so that a limit holds over all processes. It decides
 * and writes at once: of many requests exactly `burst` get through. The database's clock counts, because two web machines never agree
 * on the time. It returns the keys of the buckets that had one. Keys are taken in their order, so that two such statements never wait
 * for each other.
 */
export const takingTokens = ({ burst, perSeconds }: Limit, keys: string): string => {
  const left = `least(${burst}::float8, bucket.tokens + extract(epoch from clock_timestamp() - bucket.refilled_at)::float8 * ${burst / perSeconds}::float8)`
  return `
    insert into rate_limits as bucket (key, tokens, refilled_at)
    select taking.key, ${burst - 1}::float8, clock_timestamp() from ${keys} as taking (key) order by taking.key
    on conflict (key) do update set tokens = ${left} - 1, refilled_at = clock_timestamp() where ${left} >= 1
    returning key`
}

const texts = new WeakMap<Limit, string>()

/** For one bucket, whose key is $1. */
const takingOne = (limit: Limit): string => {
  const text = texts.get(limit) ?? takingTokens(limit, '(select $1)')
  texts.set(limit, text)
  return text
}

export const takeToken = async (db: Reader, key: string, limit: Limit): Promise<TokenVerdict> => {
  const { rows } = await db.executeQuery(CompiledQuery.raw(takingOne(limit), [key]))
  return rows.length > 0 ? { taken: true } : { taken: false, retryAfter: await secondsUntilNext(db, key, limit) }
}

/** How long until the bucket holds a whole token again. */
export const secondsUntilNext = async (db: Reader, key: string, { burst, perSeconds }: Limit): Promise<number> => {
  const perSecond = burst / perSeconds
  const { rows } = await sql<{ missing: number }>`
    select 1 - bucket.tokens - extract(epoch from clock_timestamp() - bucket.refilled_at)::float8 * ${perSecond}::float8 as missing
    from rate_limits bucket where bucket.key = ${key}`.execute(db)
  return Math.max(1, Math.ceil((rows[0]?.missing ?? 1) / perSecond))
}

/** Puts a token back, where only failures are meant to count. */
export const giveToken = (db: Reader, key: string, { burst }: Limit) =>
  sql`update rate_limits set tokens = least(${burst}::float8, tokens + 1) where key = ${key}`.execute(db)

/** Buckets that have long been full again tell nothing; the worker sweeps them out. One that somebody holds is no such one. */
export const sweepBuckets = (db: Reader) =>
  sql`
  delete from rate_limits where key in (
    select b.key from rate_limits b where b.refilled_at < now() - interval '1 day' order by b.key for update skip locked)`.execute(db)
