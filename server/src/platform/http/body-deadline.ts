import type { FastifyInstance, FastifyRequest } from 'fastify'
import { answerClientError } from './client-error.ts'

const second = 1_000
/** Bytes per second of a slow connection of 2 Mbit/s. */
const slowLine = 256 * 1024

/** The time limit for a body of that size. A slower client only wants to occupy a connection. */
export const bodyPatience = (limit: number): number => 30 * second + Math.ceil(limit / slowLine) * second

/** Node has one timeout for all requests; this is longer than any body may take. Each route has its own, below. */
export const longestRequest = 12 * 60 * 60 * second

const hasBody = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Gives every route the time that its largest allowed body needs. */
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
