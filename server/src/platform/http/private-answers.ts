import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export const neverCached = 'private, no-store'

/** A file named after its content is the same for everyone, forever. */
const isImmutable = (reply: FastifyReply): boolean => /\bimmutable\b/.test(String(reply.getHeader('cache-control') ?? ''))

type HasSession = (request: FastifyRequest) => boolean

const isSignedIn = (request: FastifyRequest, hasSession: HasSession): boolean =>
  request.headers.authorization !== undefined || hasSession(request)

/** A call that changes something or sets a cookie is not cached; a route that sets `no-store` by itself keeps its own header. */
const isForOne = (request: FastifyRequest, reply: FastifyReply): boolean =>
  ((request.method !== 'GET' && request.method !== 'HEAD') || reply.hasHeader('set-cookie')) &&
  reply.getHeader('cache-control') !== 'no-store'

/**
 * Nothing sent to a signed-in user may be cached, whichever route it came from and whatever that says. It is decided by
 * what the request carries, not by whether that is still valid: a cache in between could not tell either.
 */
export const makeAnswerCachePrivate = (app: FastifyInstance, hasSession: HasSession): void => {
  app.addHook('onSend', (request, reply, _payload, next) => {
    const isPrivate = isSignedIn(request, hasSession) || isForOne(request, reply)
    if (isPrivate && !isImmutable(reply)) reply.header('cache-control', neverCached)
    next()
  })
}
