import cookies from '@fastify/cookie'
import staticFiles from '@fastify/static'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { everyRoute } from '#contract/index.ts'
import { findAllowedOrigins, noteActing } from '#domains/creators/index.ts'
import { findVisitor, sessionCookie } from '#domains/identity/index.ts'
import { findFrameOrigins } from '#domains/orders/index.ts'
import { isPreviewOpen, serveDownloads, serveReviewDownloads } from '#domains/releases/index.ts'
import { servePosters, serveSitemap } from '#domains/storefront/index.ts'
import { serveUploads } from '#domains/uploads/index.ts'
import { refuse } from '#kernel/refusal.ts'
import { makeAnswerCache } from '#platform/http/answer-cache.ts'
import { bindRoutes, refuseOtherMethods } from '#platform/http/bind-routes.ts'
import { answerCors } from '#platform/http/cors.ts'
import { makeServer } from '#platform/http/make-server.ts'
import { isForwarded, isOperator } from '#platform/http/operator.ts'
import { makeAnswerCachePrivate } from '#platform/http/private-answers.ts'
import { serveFiles } from '#platform/http/serve-files.ts'
import { answerUnknownCalls } from '#platform/http/unknown-calls.ts'
import { measureRequests } from '#platform/metrics/metrics.ts'
import { countRequests } from '#platform/metrics/request-figures.ts'
import { servePages } from '#platform/render/serve-pages.ts'
import type { Shop } from './shop.ts'
import { identityDeps, routesOf } from './wiring.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** An option of `@fastify/under-pressure` that is in its README but not in its types. */
    pressureHandler?: () => undefined
  }
}

/** The web side of the shop: API, files and pages on one Fastify. */
export const buildApp = async (shop: Shop): Promise<FastifyInstance> => {
  const { config, database, log, metrics, clock } = shop
  const otherMethods = refuseOtherMethods(everyRoute)
  const app = makeServer({
    log,
    trustedProxies: config.trustedProxies,
    ownOrigins: [config.publicUrl, ...shop.ownOrigins],
    refuseOtherMethods: otherMethods,
  })
  await app.register(cookies)
  // An overloaded process refuses requests at once instead of letting everyone wait.
  await app.register(underPressure, {
    maxEventLoopDelay: shop.maxLoopDelay,
    // A second without a single measurement counts as infinite delay there; a single pause is no reason to refuse everyone.
    pressureHandler: async (_request, _reply, _type, delay) => {
      if (delay !== Number.POSITIVE_INFINITY) refuse('unavailable', { retryAfter: 2 })
    },
  })
  measureRequests(app, metrics)
  countRequests(app, database.db, clock)
  answerCors(app, (creatorId) => findAllowedOrigins(database.db, creatorId))
  const hasSession = (request: FastifyRequest): boolean => shop.cookies.read(request, sessionCookie) !== undefined
  makeAnswerCachePrivate(app, hasSession)

  const answerCache = makeAnswerCache(shop.replica?.db ?? database.db)
  const visitors = { ...identityDeps(shop), db: database.db }
  const deps = {
    db: database.db,
    readDb: shop.replica?.db,
    answerCache,
    clock,
    isDevelopment: !config.isProduction,
    publicUrl: config.publicUrl,
    checkAnswers: shop.checkAnswers,
    findVisitor: (request: FastifyRequest) => findVisitor(visitors, request, clock.now()),
    isOperator: () => false,
    noteChange: noteActing,
  }
  serveUploads(app, { ...deps, files: shop.files })
  bindRoutes(app, everyRoute, routesOf(shop), deps)
  serveFiles(app, shop.files, { previews: (key) => isPreviewOpen(shop.database.db, key) })
  serveDownloads(app, { db: database.db, files: shop.files, signatures: shop.signatures, clock })
  serveReviewDownloads(app, { db: database.db, files: shop.files, signatures: shop.signatures, clock })
  const readDb = shop.replica?.db ?? database.db
  serveSitemap(app, { db: readDb, library: shop.library, publicUrl: config.publicUrl })
  servePosters(app, { db: readDb, files: shop.files })

  app.get('/metrics', { config: { access: 'operator' } }, async (request, reply) => {
    const caller = {
      address: request.socket.remoteAddress,
      forwarded: isForwarded(request.headers),
      authorization: request.headers.authorization,
    }
    if (!isOperator(caller, config.metricsToken)) return reply.callNotFound()
    metrics.connections.set({ state: 'open' }, database.pool.totalCount)
    metrics.connections.set({ state: 'idle' }, database.pool.idleCount)
    metrics.connections.set({ state: 'waiting' }, database.pool.waitingCount)
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics())
  })

  answerUnknownCalls(app, otherMethods)

  const { pages } = shop
  if (pages) {
    const { middleware } = pages.site
    if (middleware) app.addHook('onRequest', (request, reply, next) => middleware(request.raw, reply.raw, next))
    await app.register(async (assets) => {
      assets.addHook('onRoute', (route) => {
        // A page without its style or a script stays broken until it is reloaded, and serving a file takes almost no time of the event
        // loop.
        route.config = { ...route.config, access: 'public', pressureHandler: () => undefined }
      })
      await assets.register(staticFiles, {
        root: `${pages.site.assets}/assets`,
        prefix: '/assets/',
        immutable: true,
        maxAge: '365d',
        preCompressed: true,
        index: false,
        redirect: false,
      })
    })
    servePages(app, {
      ...pages,
      answerCache,
      clock,
      metrics,
      publicUrl: config.publicUrl,
      isProduction: config.isProduction,
      analytics: config.posthog,
      hasSession,
      formHostsOf: (path) =>
        /^\/(checkout\/|account\/licenses\?(.*&)?card=)/.test(path) ? shop.payments.all.flatMap(({ formHosts }) => formHosts ?? []) : [],
      frameAncestorsOf: async (path) => {
        const orderId = /^\/checkout\/([0-9a-f-]{36})(\?|$)/i.exec(path)?.[1]
        if (orderId) return ["'self'", ...(await findFrameOrigins(database.db, orderId).catch(() => []))]
        const creatorId = /^\/([^/]+)\/[^/]+\/embed(\?|$)/.exec(path)?.[1]
        if (!creatorId) return []
        // Without the database an embed can still be shown on our own site.
        return ["'self'", ...(await findAllowedOrigins(database.db, creatorId).catch(() => []))]
      },
    })
  }
  return app
}
