import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { nameStatements } from './named-statements.ts'
import type { Tables } from './tables.ts'

/** Reads outside a transaction; functions that write take a `Tx`. */
export type Reader = Kysely<Tables>
export type Tx = Transaction<Tables>

// PostgreSQL sends whole 64-bit numbers and numerics as text. Ours are counts, money in minor units and rates,
// all far inside the exact range of a JavaScript number.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)

export type Database = { db: Reader; pool: pg.Pool; close(): Promise<void> }

type Options = {
  connections?: number
  /** Milliseconds after which a silent server is given up; longer than the server's own timeout, which usually applies first. */
  answerWithin?: number
  onError?: (error: Error) => void
}

export const openDatabase = (url: string, options: Options = {}): Database => {
  const answerWithin = options.answerWithin ?? 20_000
  const pool = new pg.Pool({
    connectionString: url,
    max: options.connections ?? 10,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    // Independent statements are sent together: https://node-postgres.com/features/pipelining
    pipeline: true,
    query_timeout: answerWithin,
    options: '-c timezone=UTC -c statement_timeout=15s -c idle_in_transaction_session_timeout=15s -c lock_timeout=10s',
  })
  // An idle connection that breaks (a restarted database) must not end the process; the pool makes a new one.
  const onError = (error: Error): void => options.onError?.(error)
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: nameStatements(pool, answerWithin) }) })
  const close = async (): Promise<void> => {
    await db.destroy()
    // Kysely closes a pool only if it has used it.
    if (!pool.ended) await pool.end()
  }
  return { db, pool, close }
}
