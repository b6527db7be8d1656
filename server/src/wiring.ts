import { everyRoute } from '#contract/index.ts'
import { analyticsRoutes } from '#domains/analytics/index.ts'
import { articleRoutes } from '#domains/articles/index.ts'
import { identityRoutes } from '#domains/identity/index.ts'
import { mailToSend, messageRoutes } from '#domains/messages/index.ts'
import { storefrontRoutes } from '#domains/storefront/index.ts'
import type { BoundRoute } from '#platform/http/bind-route.ts'
import { sweepBuckets } from '#platform/http/take-token.ts'
import { type Listener, listen } from '#platform/jobs/jobs.ts'
import type { Routine } from '#platform/jobs/worker.ts'
import type { Shop } from './shop.ts'
import { systemRoutes } from './system.routes.ts'

/** Who answers which route. */
export const routesOf = (shop: Shop): BoundRoute[] => [
  ...systemRoutes({
    routes: everyRoute,
    publicUrl: shop.config.publicUrl,
    db: shop.database.db,
    files: shop.files,
    mail: shop.mail,
    version: shop.version,
  }),
  ...identityRoutes(),
  ...analyticsRoutes(shop.log),
  ...messageRoutes({ supportEmail: shop.config.mail.support }),
  ...articleRoutes(shop.library),
  ...storefrontRoutes({ random: shop.random, hasPortrait: (creatorId) => shop.library.has('creators', creatorId) }),
]

/** Who listens to which job. */
export const listenersOf = (shop: Shop): Listener[] => [listen(mailToSend, (letter) => shop.mail.mailbox.send(letter))]

/** What is done by the clock. */
export const routinesOf = (shop: Shop): Routine[] => [
  { name: 'sweep-rate-limits', at: '17 * * * *', run: async () => void (await sweepBuckets(shop.database.db)) },
]
