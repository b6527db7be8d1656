import { createServer } from 'node:net'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '#platform/database/embedded/embedded-postgres.ts'
import { NotMigrated, prepareDatabase } from '#platform/database/roles/prepare-database.ts'
import { startWorker } from '#platform/jobs/worker.ts'
import { openSiteBuild } from '#platform/render/site-build.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { loadDemo } from './load-demo.ts'
import { openShop } from './open-shop.ts'
import { receiveReplies } from './receive-replies.ts'
import { routinesOf } from './routines.ts'
import { listenersOf } from './wiring.ts'

export { NotMigrated }

export type RunningShop = { address: string; databaseUrl: string; isEmbedded: boolean; stop(): Promise<void> }

export class PortTaken extends Error {
  constructor(port: number) {
    super(`Port ${port} is in use by another program.\nStop that program, or start the shop on another port:  PORT=${port + 1} npm start`)
    this.name = 'PortTaken'
  }
}

const requireFreePort = (port: number, host: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new PortTaken(port) : error))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })

const openEmbedded = async (config: Config) => {
  const server = await startEmbeddedPostgres(join(config.dataDir, 'postgres'))
  await server.createDatabase('soundfair')
  return { url: server.urlOf('soundfair'), stop: server.stop }
}

/** The built site, or in development its sources. Vite is only loaded for the latter. */
const openSite = async (config: Config) => (config.devSite ? (await import('#platform/render/dev-site.ts')).openDevSite() : openSiteBuild())

/** Loading the demo shop takes a while; stopping during that time leaves nothing behind. */
const rejectOnAbort = (ending: AbortSignal): Promise<never> =>
  new Promise((_never, reject) => {
    ending.addEventListener('abort', () => reject(ending.reason))
  })

/**
 * Starts what the role needs. Whatever was started is stopped again if a later step fails, or if the process is stopped during the start.
 */
export const startShop = async (config: Config, say: (line: string) => void, ending: AbortSignal): Promise<RunningShop> => {
  const stops: (() => Promise<unknown>)[] = []
  let stopped: Promise<void> | undefined
  const stopAll = async (): Promise<void> => {
    for (const stop of stops.reverse()) await stop().catch((error) => say(`While stopping: ${(error as Error).message}`))
  }
  const stop = (): Promise<void> => {
    stopped ??= stopAll()
    return stopped
  }
  try {
    const isWeb = config.role !== 'worker'
    if (isWeb) await requireFreePort(config.port, config.host)
    const embedded = config.databaseUrl ? undefined : await openEmbedded(config)
    if (embedded) stops.push(embedded.stop)
    ending.throwIfAborted()
    const prepared = await prepareDatabase({ databaseUrl: config.databaseUrl ?? embedded?.url ?? '', ownerUrl: config.ownerUrl })
    const databaseUrl = prepared.url
    const shop = await openShop(config, databaseUrl, isWeb ? await openSite(config) : undefined)
    stops.push(shop.close)
    if (prepared.warning) shop.log.warn(prepared.warning)
    if (config.demo) await Promise.race([loadDemo(shop, say), rejectOnAbort(ending)])
    if (config.role !== 'web') {
      const worker = await startWorker({
        pool: shop.database.pool,
        listeners: listenersOf(shop),
        routines: routinesOf(shop),
        log: shop.log,
        metrics: shop.metrics,
      })
      stops.push(worker.stop)
    }
    if (config.inboundMail) stops.push((await receiveReplies(shop, config.inboundMail)).stop)
    if (isWeb) {
      const app = await buildApp(shop)
      stops.push(() => app.close())
      await app.listen({ port: config.port, host: config.host })
    }
    return { address: config.publicUrl, databaseUrl, isEmbedded: embedded !== undefined, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
