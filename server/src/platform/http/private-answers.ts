import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

export const neverCached = 'private, no-store'

/** What is named after its content shows the same to everybody, for ever. */
const isImmutable = (reply: FastifyReply): boolean => /\bimmutable\b/.test(String(reply.getHeader('cache-control') ?? ''))

type HasSession = (request: FastifyRequest) => boolean

const isSignedIn = (request: FastifyRequest, hasSession: HasSession): boolean =>
  request.headers.authorization !== undefined || hasSession(request)

/** Who changes something or is given a cookie gets an answer of their own; where the route says `no-store` by itself, in its words. */
const isForOne = (request: FastifyRequest, reply: FastifyReply): boolean =>
  ((request.method !== 'GET' && request.method !== 'HEAD') || reply.hasHeader('set-cookie')) &&
  reply.getHeader('cache-control') !== 'no-store'

/**
 * What somebody gets who is signed in stays in no cache, whichever route it came from and whatever that says itself. It is judged by
 * what the request carries, not by whether that is still good: a cache in between could not tell either.
 */
export const makeAnswerCachePrivate = (app: FastifyInstance, hasSession: HasSession): void => {
  app.addHook('onSend', (request, reply, _payload, next) => {
    const isPrivate = isSignedIn(request, hasSession) || isForOne(request, reply)
    if (isPrivate && !isImmutable(reply)) reply.header('cache-control', neverCached)
    next()
  })
}
