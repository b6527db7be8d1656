import { startSandbox } from '#domains/payments/providers/sandbox/start-sandbox.ts'
import { makeVault } from '#kernel/vault.ts'
import { readConfig } from '#server/config.ts'
import { openDatabaseLine } from './database-line.ts'
import { type ShopProcess, startShopProcess } from './start-shop-process.ts'
import { openTestDatabase } from './test-database.ts'
import { makeTestFolder } from './test-folder.ts'
import { whenOver } from './when-over.ts'

/** Several processes of the shop on one database, optionally with a slow connection, and with a Sandbox that outlives them all. */
export const openSeveralShops = async ({ count = 2, delay = 0 } = {}) => {
  const database = await openTestDatabase()
  const { url } = delay > 0 ? await openDatabaseLine(database.url, { delay }) : database
  const env = { DATABASE_URL: url, DATA_DIR: makeTestFolder(), TRUSTED_PROXIES: '127.0.0.1' }
  const shops: ShopProcess[] = []
  let turn = 0
  const next = (): string => shops[turn++ % shops.length]?.url ?? ''
  const secret = makeVault(readConfig({ NODE_ENV: 'test' }).sessionSecrets).keysFor('sandbox')[0]
  const sandbox = await startSandbox({ databaseUrl: database.url, secret, webhookUrl: () => `${next()}/api/webhooks/sandbox` })
  whenOver(() => sandbox.stop())
  const start = (): Promise<ShopProcess> => startShopProcess({ ...env, SANDBOX_URL: sandbox.url })
  shops.push(...(await Promise.all(Array.from({ length: count }, start))))
  return { database, db: database.db, sandbox, secret, shops, next, start }
}
