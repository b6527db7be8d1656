import type { FastifyInstance } from 'fastify'
import type { Route } from '#contract/core/route.ts'
import { Refusal } from '#kernel/refusal.ts'
import { bindRoute, pathsOf, type RouteDeps } from './bind-route.ts'
import { sendProblem } from './error-replies.ts'
import type { BoundRoute } from './implement.ts'

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const

/** A known address called with another method answers 405 and says which ones it takes. */
const answerOtherMethods = (app: FastifyInstance, routes: readonly Route[]): void => {
  const taken = new Map<string, Set<string>>()
  for (const route of routes) for (const path of pathsOf(route)) taken.set(path, (taken.get(path) ?? new Set()).add(route.method))
  for (const [url, known] of taken) {
    const allow = [...known, ...(known.has('GET') ? ['HEAD'] : [])].join(', ')
    app.route({
      method: methods.filter((method) => !known.has(method)),
      url,
      config: { access: 'public' },
      handler: (request, reply) => sendProblem(new Refusal('method-not-allowed'), request, reply.header('allow', allow)),
    })
  }
}

/** Binds every route of the contract. One that is missing, or that nobody declared, stops the start. */
export const bindRoutes = (app: FastifyInstance, contract: readonly Route[], bound: readonly BoundRoute[], deps: RouteDeps): void => {
  const implemented = new Set(bound.map(({ route }) => route))
  const missing = contract.filter((route) => !implemented.has(route)).map((route) => route.name)
  const foreign = bound.filter(({ route }) => !contract.includes(route)).map(({ route }) => route.name)
  if (missing.length > 0) throw new Error(`The contract has routes that nothing implements: ${missing.join(', ')}`)
  if (foreign.length > 0) throw new Error(`These routes are not in the contract: ${foreign.join(', ')}`)
  for (const one of bound) bindRoute(app, one, deps)
  answerOtherMethods(app, contract)
}
