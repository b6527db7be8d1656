import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { RefusalCode } from '#contract/core/problem.ts'
import { Refusal, toProblem } from '#kernel/refusal.ts'
import { NoAnswer } from '#platform/database/no-answer.ts'
import { FilesUnavailable } from '#platform/files/files.ts'

const byStatus: Record<number, RefusalCode> = {
  400: 'malformed-request',
  404: 'not-found',
  405: 'method-not-allowed',
  408: 'malformed-request',
  413: 'too-large',
  414: 'path-too-long',
  415: 'wrong-content-type',
  429: 'too-many',
  503: 'unavailable',
}

/**
 * The driver's codes for a missing database: refused, broken or unreachable connections, no such host, shutting down, starting up, too many
 * clients.
 */
const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '08000',
  '08003',
  '08006',
  // Running, but too busy: a statement or a lock took too long, or was the victim of a deadlock.
  '57014',
  '55P03',
  '40P01',
  '40001',
])

export const isDatabaseAway = (error: unknown): boolean => {
  if (error instanceof NoAnswer) return true
  return error instanceof Error && awayCodes.has((error as Error & { code?: string }).code ?? '')
}

/** No space on our disk, or on the database's. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', '53100'])
const isFull = (error: unknown): boolean => error instanceof Error && fullCodes.has((error as Error & { code?: string }).code ?? '')

/**
 * Turns every error into a refusal: ours unchanged, the framework's by status, a missing database or storage as 503, a full disk as 507,
 * the rest as a bug.
 */
export const toRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (isDatabaseAway(error) || error instanceof FilesUnavailable) return new Refusal('unavailable', { retryAfter: 2 })
  if (isFull(error)) return new Refusal('storage-full')
  const status = (error as Partial<FastifyError>).statusCode ?? 500
  const ofCaller = status >= 400 && status < 500
  return new Refusal(byStatus[status] ?? (ofCaller ? 'malformed-request' : 'server-error'))
}

export const sendProblem = (refusal: Refusal, request: FastifyRequest, reply: FastifyReply) => {
  if (refusal.retryAfter) reply.header('retry-after', String(refusal.retryAfter))
  return reply
    .code(refusal.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('application/problem+json; charset=utf-8')
    .send(JSON.stringify(toProblem(refusal, request.id)))
}

/** The refusal for an error; bugs of ours are also logged. */
export const noteFault = (error: unknown, request: FastifyRequest): Refusal => {
  const refusal = toRefusal(error)
  if (refusal.code === 'server-error') request.log.error({ reqId: request.id, err: error }, 'a bug answered 500')
  else if (refusal.code === 'storage-full') request.log.error({ reqId: request.id, err: error }, 'answered 507: the storage is full')
  else if (refusal.code === 'unavailable') request.log.warn({ reqId: request.id, err: error }, 'answered 503')
  return refusal
}

export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => sendProblem(noteFault(error, request), request, reply))
}
