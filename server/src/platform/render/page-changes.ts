import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

export type PageChanges = { isHearing(): boolean; stop(): Promise<void> }

type Ear = { onChange(creatorId: string): void; onLost(): void }

/**
 * Listens for the database's notifications of changed pages, from all processes. Without a connection nothing may be cached, because a
 * change could be missed.
 */
export const hearPageChanges = (databaseUrl: string, ear: Ear): PageChanges => {
  let client: pg.Client | undefined
  let hearing = false
  const stopping = new AbortController()

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000, keepAlive: true })
    const lost = (): void => {
      if (next !== client) return
      client = undefined
      hearing = false
      ear.onLost()
      void retry()
    }
    next.on('error', lost)
    next.on('end', lost)
    next.on('notification', ({ payload }) => ear.onChange(payload ?? '*'))
    client = next
    await next.connect()
    await next.query('listen pages_changed')
    hearing = true
  }

  const retry = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      try {
        return await connect()
      } catch {
        client = undefined
        await wait(500, undefined, { signal: stopping.signal }).catch(() => undefined)
      }
    }
  }

  void retry()
  return {
    isHearing: () => hearing,
    stop: async () => {
      stopping.abort()
      const last = client
      client = undefined
      await last?.end().catch(() => undefined)
    },
  }
}
