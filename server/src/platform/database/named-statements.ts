import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** More shapes than this means that somebody builds SQL from data; those go unnamed instead of filling the server's memory. */
const mostNames = 400

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

/**
 * Gives every query text a name, so that PostgreSQL parses and plans it once per connection.
 * A read of the storefront is short; planning it anew each time would cost more than running it.
 */
export const nameStatements = (pool: pg.Pool): PostgresPool => {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known || names.size >= mostNames) return known
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
    const query = async (text: unknown, values?: readonly unknown[]) => {
      if (typeof text !== 'string' || !values) return client.query(text as string)
      const name = nameOf(text)
      try {
        const answer = await client.query({ text, values: [...values], ...(name && { name }) })
        silence.hear(client)
        return answer
      } catch (error) {
        silence.notice(client, error as Error)
        throw error
      }
    }
    Object.assign(named, { query, release: (error?: Error) => client.release(error) })
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
