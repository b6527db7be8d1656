import { flushCompileCache } from 'node:module'
import type { AddressInfo } from 'node:net'
import { cacheCompiled } from '#server/cache-compiled.ts'
import { readConfig } from '#server/config.ts'

/** A process of the shop without its pages, for tests that need several, or need to kill one. It prints its address. */
cacheCompiled()
const { startWorker } = await import('#platform/jobs/worker.ts')
const { buildApp } = await import('#server/app.ts')
const { openShop } = await import('#server/open-shop.ts')
const { routinesOf } = await import('#server/routines.ts')
const { listenersOf } = await import('#server/wiring.ts')

const config = readConfig(process.env)
const shop = await openShop(config, config.databaseUrl ?? '', undefined)
const { log, metrics } = shop
if (config.role !== 'web') {
  await startWorker({ pool: shop.database.pool, listeners: listenersOf(shop), routines: routinesOf(shop), log, metrics })
}
const app = await buildApp(shop)
await app.listen({ port: process.env.PORT ? config.port : 0, host: '127.0.0.1' })
process.stdout.write(`listening on ${(app.server.address() as AddressInfo).port}\n`)
// A killed process cannot do this at the end.
flushCompileCache()
