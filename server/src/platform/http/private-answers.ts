import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export const keptByNobody = 'private, no-store'

/** What is named after its content shows the same to everybody, for ever. */
const isImmutable = (reply: FastifyReply): boolean => /\bimmutable\b/.test(String(reply.getHeader('cache-control') ?? ''))

/** Who asks with a session or a token, changes something, or is given a cookie, gets an answer of their own. */
const isPersonal = (request: FastifyRequest, reply: FastifyReply, hasSession: (request: FastifyRequest) => boolean): boolean =>
  (request.method !== 'GET' && request.method !== 'HEAD') ||
  request.headers.authorization !== undefined ||
  reply.hasHeader('set-cookie') ||
  hasSession(request)

/**
 * What somebody gets who is signed in stays in no cache, whichever route it came from and whatever that says itself. It is judged by
 * what the request carries, not by whether that is still good: a cache in between could not tell either.
 */
export const keepAnswersPrivate = (app: FastifyInstance, hasSession: (request: FastifyRequest) => boolean): void => {
  app.addHook('onSend', (request, reply, _payload, next) => {
    if (isPersonal(request, reply, hasSession) && !isImmutable(reply)) reply.header('cache-control', keptByNobody)
    next()
  })
}
