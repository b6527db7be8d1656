import { CompiledQuery, sql } from 'kysely'
import type { Limit } from '#contract/core/route.ts'
import type { Reader } from '#platform/database/database.ts'

export type TokenVerdict = { taken: true } | { taken: false; retryAfter: number }

/**
 * The statement that takes one token from each of these buckets, stored in PostgreSQL, so that a limit applies across all processes. It
 * checks and writes at once: of many concurrent requests exactly `burst` are allowed. It uses the database's clock, because the clocks of
 * two machines always differ. It returns the keys of the buckets that had a token. Keys are locked in order, so that two such statements
 * never deadlock.
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

/** The seconds until the bucket has a whole token again. */
export const secondsUntilNext = async (db: Reader, key: string, { burst, perSeconds }: Limit): Promise<number> => {
  const perSecond = burst / perSeconds
  const { rows } = await sql<{ missing: number }>`
    select 1 - bucket.tokens - extract(epoch from clock_timestamp() - bucket.refilled_at)::float8 * ${perSecond}::float8 as missing
    from rate_limits bucket where bucket.key = ${key}`.execute(db)
  return Math.max(1, Math.ceil((rows[0]?.missing ?? 1) / perSecond))
}

/** Returns a token, where only failures should count. */
export const giveToken = (db: Reader, key: string, { burst }: Limit) =>
  sql`update rate_limits set tokens = least(${burst}::float8, tokens + 1) where key = ${key}`.execute(db)

/** Buckets that have been full for long are not needed; the worker deletes them. Locked ones are skipped. */
export const sweepBuckets = (db: Reader) =>
  sql`
  delete from rate_limits where key in (
    select b.key from rate_limits b where b.refilled_at < now() - interval '1 day' order by b.key for update skip locked)`.execute(db)
