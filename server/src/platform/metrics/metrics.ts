import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof makeMetrics>

export const makeMetrics = () => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return {
    registry,
    requests: new Histogram({
      name: 'soundfair_request_seconds',
      help: 'How long requests took, by route and status',
      labelNames: ['route', 'method', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [registry],
    }),
    pages: new Counter({
      name: 'soundfair_pages_total',
      help: 'Pages: cached, cached and being rendered anew (stale), cached while the database is away (doubtful), rendered',
      labelNames: ['from'],
      registers: [registry],
    }),
    jobs: new Counter({
      name: 'soundfair_jobs_total',
      help: 'Jobs by name and end',
      labelNames: ['job', 'end'],
      registers: [registry],
    }),
    connections: new Gauge({
      name: 'soundfair_database_connections',
      help: 'Connections to the database: open, idle, waited for',
      labelNames: ['state'],
      registers: [registry],
    }),
  }
}

export const measureRequests = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', (request, reply, next) => {
    metrics.requests.observe(
      { route: request.routeOptions.url ?? 'none', method: request.method, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    next()
  })
}
