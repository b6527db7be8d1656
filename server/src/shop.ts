import type { Logger } from 'pino'
import type { ArticleLibrary } from '#domains/articles/index.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Vault } from '#kernel/vault.ts'
import type { Database } from '#platform/database/database.ts'
import type { Files } from '#platform/files/files.ts'
import type { Cookies } from '#platform/http/cookies.ts'
import type { OpenMailbox } from '#platform/mailbox/open-mailbox.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import type { PaymentProviders } from '#platform/payments/provider.ts'
import type { PageCache } from '#platform/render/page-cache.ts'
import type { SiteBuild } from '#platform/render/site-build.ts'
import type { Config } from './config.ts'

/** Everything a process of the shop needs. Dependencies are arguments; this type bundles them. */
export type Shop = {
  config: Config
  database: Database
  /** A read replica, if one is configured. */
  replica?: Database | undefined
  files: Files
  mail: OpenMailbox
  payments: PaymentProviders
  clock: Clock
  /** `encryption` is for stored values, `signatures` for values that are handed out and come back. */
  encryption: Vault
  signatures: Vault
  cookies: Cookies
  log: Logger
  metrics: Metrics
  library: ArticleLibrary
  random: () => number
  checkAnswers: boolean
  /** The average delay of the event loop, in milliseconds, above which requests are refused; 0 refuses none. */
  maxLoopDelay: number
  /** Other addresses of our own pages besides the public one, such as 127.0.0.1 on a developer's machine. */
  ownOrigins: readonly string[]
  version: { version: string; builtAt: string }
  /** undefined if only the API is served, as in most tests. */
  pages: { site: SiteBuild; cache: PageCache; isHearingChanges(): boolean } | undefined
}
