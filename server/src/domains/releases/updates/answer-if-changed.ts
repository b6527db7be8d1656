import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

const isKnown = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch?.split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim())) ?? false

/** Answers 304 to a client that has it already. What everybody gets may be cached for five minutes on the way. */
export const answerIfChanged = <Body extends object | string>(request: FastifyRequest, reply: FastifyReply, body: Body) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
  const isShared = request.headers.authorization === undefined
  reply.headers({ etag, vary: 'authorization', 'cache-control': isShared ? 'public, max-age=300' : 'private, no-store' })
  return isKnown(request.headers['if-none-match'], etag) ? { status: 304 } : { status: 200, body }
}
