import type { Writable } from 'node:stream'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'

/** More shapes than this means that somebody builds SQL from data; those go unnamed instead of filling the server's memory. */
const maxNames = 400

/**
 * A server that froze, or a network that swallows packets, leaves connections that nobody should wait on. When one is found
 * silent, every other that has not been heard since is left as well, so that only one caller waited in vain.
 */
const watchSilence = () => {
  const heard = new WeakMap<pg.PoolClient, number>()
  let silence = 0
  return {
    hear: (client: pg.PoolClient): void => void heard.set(client, performance.now()),
    isSuspect: (client: pg.PoolClient): boolean => (heard.get(client) ?? 0) < silence,
    notice: (client: pg.PoolClient, error: Error): void => {
      if (error.message !== 'Query read timeout') return
      silence = performance.now()
      void client.end().catch(() => undefined)
    },
  }
}

type Answered = pg.QueryResult

/** Asks with a query object of the driver's own: a description of one would be copied property by property every time. */
const ask = (client: pg.PoolClient, text: string, values: readonly unknown[], name: string | undefined): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const query = new pg.Query(text, [...values], (error, answer) => (error ? reject(error) : resolve(answer as unknown as Answered)))
    client.query(Object.assign(query, { name }))
  })

const notYetAsked: Answered = { command: 'BEGIN', rowCount: null, oid: 0, fields: [], rows: [] }

/** Where no transaction began nothing more may be said: it would count at once. */
const begin = (client: pg.PoolClient): Promise<Answered> =>
  ask(client, 'begin', [], undefined).catch((error) => {
    void client.end().catch(() => undefined)
    throw error
  })

/** Several statements written at once go out in one packet. */
const together = <T>(client: pg.PoolClient, write: () => T): T => {
  const { stream } = (client as unknown as { connection: { stream: Writable } }).connection
  stream.cork()
  try {
    return write()
  } finally {
    stream.uncork()
  }
}

/**
 * Gives every query text a name, so that PostgreSQL parses and plans it once per connection.
 * A read of the storefront is short; planning it anew each time would cost more than running it.
 * A transaction begins with its first statement: `begin` waits for it and travels in the same packet, which saves a round trip.
 */
export const nameStatements = (pool: pg.Pool): PostgresPool => {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= maxNames) return known
    const name = `q${names.size}`
    names.set(text, name)
    return name
  }
  const silence = watchSilence()
  pool.on('connect', silence.hear)
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const known = wrapped.get(client)
    if (known) return known
    const named = Object.create(client) as PostgresPoolClient
    let isToBegin = false
    const send = async (text: string, values: readonly unknown[]): Promise<Answered> => {
      if (!isToBegin) return ask(client, text, values, nameOf(text))
      isToBegin = false
      const [, answer] = await together(client, () => Promise.all([begin(client), ask(client, text, values, nameOf(text))]))
      return answer
    }
    const query = async (text: unknown, values?: readonly unknown[]) => {
      if (typeof text !== 'string' || !values) return client.query(text as string)
      if (text === 'begin') {
        isToBegin = true
        return notYetAsked
      }
      try {
        const answer = await send(text, values)
        silence.hear(client)
        return answer
      } catch (error) {
        silence.notice(client, error as Error)
        throw error
      }
    }
    const release = (error?: Error): void => {
      isToBegin = false
      client.release(error)
    }
    Object.assign(named, { query, release })
    wrapped.set(client, named)
    return named
  }
  const connect = async (): Promise<PostgresPoolClient> => {
    const client = await pool.connect()
    if (!silence.isSuspect(client)) return wrap(client)
    client.release(true)
    return connect()
  }
  return { connect, end: () => pool.end(), options: pool.options } as PostgresPool
}
