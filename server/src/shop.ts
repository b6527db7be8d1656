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

/** Everything a process of the shop stands on. Dependencies are arguments: this is the bag they travel in. */
export type Shop = {
  config: Config
  database: Database
  /** A copy that serves reads, where one is set. */
  replica?: Database | undefined
  files: Files
  mail: OpenMailbox
  payments: PaymentProviders
  clock: Clock
  /** For what is stored encrypted, and for what is handed out and comes back. */
  encryption: Vault
  signatures: Vault
  cookies: Cookies
  log: Logger
  metrics: Metrics
  library: ArticleLibrary
  random: () => number
  checkAnswers: boolean
  /** Milliseconds that the event loop may be late on average before everybody is turned away; 0 turns nobody away. */
  maxLoopDelay: number
  /** Besides the public address, where our own pages may come from, such as 127.0.0.1 on a developer's machine. */
  ownOrigins: readonly string[]
  version: { version: string; builtAt: string }
  /** Absent where only the API is served, as in most tests. */
  pages: { site: SiteBuild; cache: PageCache; isHearingChanges(): boolean } | undefined
}
