import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerClientError } from './client-error.ts'

const second = 1_000
/** Bytes a second: a slow line of 2 Mbit/s. */
const slowLine = 256 * 1024

/** How long a body of that size may take. Who sends more slowly than any line only wants to hold a connection. */
export const bodyPatience = (limit: number): number => 30 * second + Math.ceil(limit / slowLine) * second

/** Node knows one time for all requests; this is longer than any body of ours may take. Each has its own, below. */
export const longestRequest = 12 * 60 * 60 * second

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Every route has as long for its body as the largest one it takes needs. */
export const boundBodiesInTime = (app: FastifyInstance, patience = bodyPatience): void => {
  app.addHook('onRequest', (request, _reply, next) => {
    const { raw } = request
    if (hasBody(request)) {
      const late = setTimeout(
        () => {
          if (!raw.complete) answerClientError(new Error('The body took too long.'), raw.socket)
        },
        patience(request.routeOptions.bodyLimit ?? 0),
      ).unref()
      raw.once('close', () => clearTimeout(late))
    }
    next()
  })
}
