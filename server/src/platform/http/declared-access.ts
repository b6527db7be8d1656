import type { FastifyInstance, RouteOptions } from 'fastify'
import type { Access } from '#contract/core/route.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access
    /** Programs of other sites may call it; cookies are ignored. */
    fromAnySite?: boolean
  }
}

/** The server does not start with a route that does not declare its access, wherever the route comes from. */
export const requireDeclaredAccess = (app: FastifyInstance): void => {
  const routes: RouteOptions[] = []
  app.addHook('onRoute', (route) => {
    routes.push(route)
  })
  app.addHook('onReady', async () => {
    const undeclared = routes.filter((route) => !route.config?.access).map((route) => `${route.method} ${route.url}`)
    if (undeclared.length > 0) throw new Error(`Routes without declared access may not start: ${undeclared.join(', ')}`)
  })
}
