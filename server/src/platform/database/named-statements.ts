import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** More shapes than this means that somebody builds SQL from data; those go unnamed instead of filling the server's memory. */
const mostNames = 400

/** A server that froze, or a network that swallows packets, leaves a connection that nobody else should wait on. */
const leaveSilent = (client: pg.PoolClient) => (error: Error) => {
  if (error.message === 'Query read timeout') void client.end().catch(() => undefined)
  throw error
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
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const known = wrapped.get(client)
    if (known) return known
    const named = Object.create(client) as PostgresPoolClient
    const query = (text: unknown, values?: readonly unknown[]) => {
      if (typeof text !== 'string' || !values) return client.query(text as string)
      const name = nameOf(text)
      return client.query({ text, values: [...values], ...(name && { name }) }).catch(leaveSilent(client))
    }
    Object.assign(named, { query, release: (error?: Error) => client.release(error) })
    wrapped.set(client, named)
    return named
  }
  return { connect: async () => wrap(await pool.connect()), end: () => pool.end(), options: pool.options } as PostgresPool
}
