import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { openArticleLibrary } from '#domains/articles/index.ts'
import { sandboxProvider } from '#domains/payments/providers/sandbox/sandbox-provider.ts'
import { clockAt } from '#kernel/clock.ts'
import { openFiles } from '#platform/files/open-files.ts'
import { diskMailbox } from '#platform/mailbox/disk-mailbox.ts'
import { makeMetrics } from '#platform/metrics/metrics.ts'
import { paymentProviders } from '#platform/payments/provider.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { makeLog } from '#server/log.ts'
import { openSecrets } from '#server/open-shop.ts'
import type { Shop } from '#server/shop.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { makeTestFolder } from './test-folder.ts'
import { whenOver } from './when-over.ts'

const content = fileURLToPath(new URL('../../content', import.meta.url))

/** Loaded once for all shops of a worker: it is never changed, and reading every article takes longer than opening the rest of a shop. */
let library: ReturnType<typeof openArticleLibrary> | undefined

/** The day of the tests, unless one sets another. */
export const testDay = '2030-03-01T12:00:00.000Z'

export type TestShop = Shop & { database: TestDatabase }

/**
 * A whole shop on a database and a folder of its own: the real parts, a clock that stands still, and every answer checked against the
 * contract.
 */
export const openTestShop = async (variables: Record<string, string> = {}, ready?: TestDatabase): Promise<TestShop> => {
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: makeTestFolder(), LOG_LEVEL: 'silent', ...variables })
  const database = ready ?? (await openTestDatabase())
  const secrets = await openSecrets(config, database.db)
  library ??= openArticleLibrary(content)
  const onDisk = diskMailbox({ folder: join(config.dataDir, 'mail'), from: config.mail.from, clock: clockAt(testDay) })
  return {
    config,
    database,
    files: openFiles({ dataDir: config.dataDir, s3: config.s3 }),
    mail: { mailbox: onDisk, onDisk },
    // No server is there. A test with payments opens a Sandbox.
    payments: paymentProviders(sandboxProvider({ url: 'http://127.0.0.1:1', secret: secrets.signatures.keysFor('sandbox')[0] })),
    clock: clockAt(testDay),
    ...secrets,
    log: makeLog(config.logLevel),
    metrics: makeMetrics(),
    library: await library,
    random: Math.random,
    checkAnswers: true,
    // Tests share the event loop with the shop, and a busy machine is not the shop's fault.
    maxLoopDelay: 0,
    ownOrigins: [],
    version: { version: 'test', builtAt: testDay },
    pages: undefined,
  }
}

/** The web side of a shop, closed after the test or the file. */
export const openTestApp = async (shop: Shop): Promise<FastifyInstance> => {
  const app = await buildApp(shop)
  whenOver(() => app.close())
  await app.ready()
  return app
}
