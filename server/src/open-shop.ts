import { fileURLToPath } from 'node:url'
import { openArticleLibrary } from '#domains/articles/index.ts'
import { openPayments } from '#domains/payments/index.ts'
import { type Clock, clockFrom, systemClock } from '#kernel/clock.ts'
import { makeVault } from '#kernel/vault.ts'
import { openDatabase, type Reader } from '#platform/database/database.ts'
import { openVault } from '#platform/database/open-vault.ts'
import { openFiles } from '#platform/files/open-files.ts'
import { makeCookies } from '#platform/http/cookies.ts'
import { openMailbox } from '#platform/mailbox/open-mailbox.ts'
import { makeMetrics } from '#platform/metrics/metrics.ts'
import { makePageCache } from '#platform/render/page-cache.ts'
import { hearPageChanges } from '#platform/render/page-changes.ts'
import type { SiteBuild } from '#platform/render/site-build.ts'
import type { Config } from './config.ts'
import { makeLog } from './log.ts'
import type { Shop } from './shop.ts'

const content = fileURLToPath(new URL('../../content', import.meta.url))
const maxPageBytes = 96 * 1024 * 1024
const unitSeconds: Record<string, number> = { s: 1, m: 60, h: 3_600, d: 86_400 }

const openClock = (setting: string | undefined): Clock => {
  if (!setting) return systemClock
  const offset = /^([+-]\d+)([smhd])$/.exec(setting)
  if (!offset) return clockFrom(new Date(setting))
  const seconds = Number(offset[1]) * (unitSeconds[offset[2] ?? 's'] ?? 1)
  return clockFrom(new Date(Date.now() + seconds * 1000))
}

/** The shop's keys, and its cookies, which are only sent over TLS in production. */
export const openSecrets = async (config: Config, db: Reader): Promise<Pick<Shop, 'encryption' | 'signatures' | 'cookies'>> => ({
  encryption: await openVault(db, config.encryptionKeys),
  signatures: makeVault(config.sessionSecrets),
  cookies: makeCookies({ isSecure: config.isProduction }),
})

/** The address at which this process reaches itself. */
const ownAddress = ({ host, port }: Config): string => `http://${host === '0.0.0.0' || host === '::' ? 'localhost' : host}:${port}`

export type OpenShop = Shop & { close(): Promise<void> }

/** Opens everything a process needs. `site` is the output of `npm run build`, or undefined for the API only. */
export const openShop = async (config: Config, databaseUrl: string, site: SiteBuild | undefined): Promise<OpenShop> => {
  const log = makeLog(config.logLevel)
  const onError = (error: Error): void => log.warn({ err: error }, 'a database connection broke')
  const database = openDatabase(databaseUrl, { onError })
  const replica = config.replicaUrl ? openDatabase(config.replicaUrl, { onError }) : undefined
  const cache = makePageCache(maxPageBytes)
  const changes = site && hearPageChanges(databaseUrl, { onChange: (creatorId) => cache.drop(creatorId), onLost: () => cache.doubt() })
  const secrets = await openSecrets(config, database.db)
  const payments = await openPayments({
    settings: config.payments,
    databaseUrl,
    secretFor: (purpose) => secrets.signatures.keysFor(purpose)[0],
    // A serving process receives a provider's webhooks itself; with a worker, they go to the shop's public address.
    webhookBase: config.role === 'worker' ? config.publicUrl : ownAddress(config),
  })
  return {
    config,
    database,
    replica,
    files: openFiles({ dataDir: config.dataDir, s3: config.s3 }),
    mail: openMailbox({ smtpUrl: config.mail.smtpUrl, dataDir: config.dataDir, from: config.mail.from, clock: systemClock }),
    payments: payments.providers,
    clock: openClock(config.testClock),
    ...secrets,
    log,
    metrics: makeMetrics(),
    library: await openArticleLibrary(content),
    random: Math.random,
    checkAnswers: config.checkAnswers,
    maxLoopDelay: 2_000,
    ownOrigins: config.isProduction ? [] : [`http://localhost:${config.port}`, `http://127.0.0.1:${config.port}`],
    version: site?.version ?? { version: 'none', builtAt: new Date(0).toISOString() },
    pages: site && changes ? { site, cache, isHearingChanges: changes.isHearing } : undefined,
    close: async () => {
      await payments.close()
      await changes?.stop()
      await replica?.close()
      await database.close()
    },
  }
}
