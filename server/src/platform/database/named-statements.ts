import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import pg from 'pg'
import { stopwatch } from '#kernel/clock.ts'
import { asNoAnswer } from './no-answer.ts'

/** More different texts than this mean that SQL is built from data; those stay unnamed, so that they do not fill the server's memory. */
const maxNames = 400

const nameTexts = () => {
  const names = new Map<string, string>()
  return (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= maxNames) return known
    const name = `q${names.size}`
    names.set(text, name)
    return name
  }
}

/**
 * A frozen server, or a network that drops packets, leaves dead connections. When one is found silent, all others without an answer since
 * then are closed as well, so that only one caller has waited in vain.
 */
const watchSilence = (answerWithin: number) => {
  const heard = new WeakMap<pg.PoolClient, number>()
  let silence = 0
  return {
    hear: (client: pg.PoolClient): void => void heard.set(client, stopwatch()),
    isSuspect: (client: pg.PoolClient): boolean => (heard.get(client) ?? 0) < silence,
    /** An error that did not come from the server, after the full time to wait for an answer. */
    notice: (client: pg.PoolClient, asked: number, error: unknown): void => {
      if (error instanceof pg.DatabaseError || stopwatch() - asked < answerWithin) return
      silence = stopwatch()
      void client.end().catch(() => undefined)
    },
  }
}

/**
 * Gives every query text a name, so that PostgreSQL parses and plans it once per connection. Reads of the storefront are short; planning
 * each again would cost more than running it.
 */
export const nameStatements = (pool: pg.Pool, answerWithin: number): PostgresPool => {
  const nameOf = nameTexts()
  const silence = watchSilence(answerWithin)
  pool.on('connect', silence.hear)

  const ask = async (client: pg.PoolClient, text: string, values: readonly unknown[]): Promise<pg.QueryResult> => {
    const asked = stopwatch()
    try {
      const answer = await client.query({ name: nameOf(text), text, values: [...values] })
      silence.hear(client)
      return answer
    } catch (error) {
      silence.notice(client, asked, error)
      throw asNoAnswer(error)
    }
  }

  // Kysely identifies a connection by its client object, so each connection has one wrapper for its whole life.
  const named = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const nameOn = (client: pg.PoolClient): PostgresPoolClient => {
    const known = named.get(client)
    if (known) return known
    function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>
    function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>
    function query(text: unknown, values: readonly unknown[] = []): unknown {
      if (typeof text !== 'string') throw new Error('Rows are never read by a cursor here')
      return ask(client, text, values)
    }
    const made: PostgresPoolClient = { query, release: (destroy) => client.release(destroy) }
    named.set(client, made)
    return made
  }

  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect().catch((error: unknown) => {
      throw asNoAnswer(error)
    })
    if (!silence.isSuspect(client)) return nameOn(client)
    client.release(true)
    return connect()
  }
  return { connect, end: () => pool.end(), options: pool.options }
}
