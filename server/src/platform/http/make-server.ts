import type { Server } from 'node:http'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Logger } from 'pino'
import { drawBytes } from '#kernel/chance.ts'
import { Refusal } from '#kernel/refusal.ts'
import { boundBodiesInTime, longestRequest } from './body-deadline.ts'
import { boundsText, judgeBounds } from './bounded-json.ts'
import { answerClientError } from './client-error.ts'
import { isCrossSite } from './cross-site.ts'
import { requireDeclaredAccess } from './declared-access.ts'
import { answerErrors, sendProblem, toRefusal } from './error-replies.ts'
import { readableUrl } from './readable-url.ts'
import { isForPrograms, type RefuseOtherMethods } from './unknown-calls.ts'

type ServerDeps = {
  log: Logger
  trustedProxies: readonly string[]
  ownOrigins: readonly string[]
  refuseOtherMethods?: RefuseOtherMethods
}

const makeRequestIds = (): (() => string) => {
  const process = drawBytes(5).toString('hex')
  let count = 0
  return () => `req-${process}-${(count++).toString(36)}`
}

/** Fastify with our limits, our ids and our error messages, and without routes that do not declare their access. */
export const makeServer = ({ log, trustedProxies, ownOrigins, refuseOtherMethods }: ServerDeps): FastifyInstance => {
  const logsRequests = log.isLevelEnabled('info')
  const app = Fastify<Server>({
    loggerInstance: log as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger per request is only created if requests are logged; errors contain the request's id themselves.
    childLoggerFactory: (logger, bindings, options) => (logsRequests ? logger.child(bindings, options) : logger),
    genReqId: makeRequestIds(),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    rewriteUrl: (request) => readableUrl(request.url ?? '/'),
    bodyLimit: 256 * 1024,
    requestTimeout: longestRequest,
    http: { headersTimeout: 30_000 },
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false, caseSensitive: true },
    forceCloseConnections: 'idle',
    clientErrorHandler: answerClientError,
    return503OnClosing: true,
    frameworkErrors: (error, request, reply) => {
      sendProblem(toRefusal(error), request, reply)
    },
  })
  // Fastify reads text/plain by default, which is the one content type in which a form of another site could send JSON.
  app.removeContentTypeParser('text/plain')
  // Storefront SDKs send a JSON content type even without a body. The contract reports a missing body where one is needed.
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    const verdict = judgeBounds(String(body), request.routeOptions.bodyLimit)
    if (!verdict.bounded) return done(new Refusal('malformed-request', { detail: boundsText[verdict.because] }))
    parseJson(request, String(body), done)
  })
  requireDeclaredAccess(app)
  answerErrors(app)
  boundBodiesInTime(app)
  // Hooks run for every request; with a callback they need no promise.
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('x-request-id', request.id)
    // Browsers must not guess another type: a download is never shown as a page.
    reply.header('x-content-type-options', 'nosniff')
    // A creator's scoped API uses no cookies, so there is nothing another site could abuse; the same for routes that ignore cookies.
    const isOpen = request.url.startsWith('/@') || request.routeOptions.config.fromAnySite === true
    next(!isOpen && isCrossSite(request.method, request.headers, ownOrigins) ? new Refusal('cross-site') : undefined)
  })
  app.addHook('onResponse', (request, reply, next) => {
    if (logsRequests) {
      // Only the path: a query can contain an email address, a code or a token.
      const path = request.url.split('?', 1)[0]
      request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
    }
    next()
  })
  app.setNotFoundHandler((request, reply) => {
    const refused = refuseOtherMethods?.(request, reply)
    if (refused) return refused
    const known = request.method === 'GET' || request.method === 'HEAD' || isForPrograms(request.url)
    return sendProblem(new Refusal(known ? 'not-found' : 'method-not-allowed'), request, reply)
  })
  return app
}
