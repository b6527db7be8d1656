import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Route } from '#contract/core/route.ts'
import { Refusal } from '#kernel/refusal.ts'
import { bindRoute, pathsOf, type RouteDeps } from './bind-route.ts'
import { sendProblem } from './error-replies.ts'
import type { BoundRoute } from './implement.ts'
import type { RefuseOtherMethods } from './unknown-calls.ts'

const methods = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] as const

const methodsByPath = (routes: readonly Route[]): Map<string, Set<string>> => {
  const taken = new Map<string, Set<string>>()
  for (const route of routes) for (const path of pathsOf(route)) taken.set(path, (taken.get(path) ?? new Set()).add(route.method))
  return taken
}

const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`)

const allowOf = (known: ReadonlySet<string>): string => [...known, ...(known.has('GET') ? ['HEAD'] : [])].join(', ')

const refuseMethod = (known: ReadonlySet<string>, request: FastifyRequest, reply: FastifyReply) =>
  sendProblem(new Refusal('method-not-allowed'), request, reply.header('allow', allowOf(known)))

/**
 * A known path with another method answers 405 and lists its methods. They are looked up after no route has matched: a route for every
 * other method would be three quarters of all routes, and most of the time of a start.
 */
export const refuseOtherMethods = (routes: readonly Route[]): RefuseOtherMethods => {
  // The path with fewer parameters is the more specific one, as for the router.
  const known = [...methodsByPath(routes)]
    .sort(([one], [other]) => one.split(':').length - other.split(':').length)
    .map(([path, taken]) => ({ pattern: patternOf(path), taken }))
  return (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? ''
    const taken = known.find(({ pattern }) => pattern.test(path))?.taken
    // If the method is allowed but there was no match, a part of the path is too long: not found.
    const isTaken = taken === undefined || taken.has(request.method) || (request.method === 'HEAD' && taken.has('GET'))
    return isTaken ? undefined : refuseMethod(taken, request, reply)
  }
}

/** A path that another one with a parameter would match too, such as `coupons/try` and `coupons/:id`, gets a route for every method. */
const bindShadowed = (app: FastifyInstance, routes: readonly Route[]): void => {
  const all = [...methodsByPath(routes)]
  const withParameter = all.filter(([path]) => path.includes(':')).map(([path, taken]) => ({ path, pattern: patternOf(path), taken }))
  // Only paths of as many parts can match: comparing all with all was a tenth of a start.
  const byLength = Map.groupBy(withParameter, ({ path }) => path.split('/').length)
  for (const [url, known] of all) {
    const sameLength = byLength.get(url.split('/').length) ?? []
    const others = sameLength.filter(({ path, pattern }) => path !== url && pattern.test(url))
    const method = methods.filter((one) => !known.has(one) && others.some(({ taken }) => taken.has(one)))
    if (method.length === 0) continue
    app.route({ method, url, config: { access: 'public' }, handler: (request, reply) => refuseMethod(known, request, reply) })
  }
}

/** Binds every route of the contract. Throws if one is missing, or if an implemented one is not in the contract. */
export const bindRoutes = (app: FastifyInstance, contract: readonly Route[], bound: readonly BoundRoute[], deps: RouteDeps): void => {
  const implemented = new Set(bound.map(({ route }) => route))
  const missing = contract.filter((route) => !implemented.has(route)).map((route) => route.name)
  const foreign = bound.filter(({ route }) => !contract.includes(route)).map(({ route }) => route.name)
  if (missing.length > 0) throw new Error(`The contract has routes that nothing implements: ${missing.join(', ')}`)
  if (foreign.length > 0) throw new Error(`These routes are not in the contract: ${foreign.join(', ')}`)
  for (const one of bound) bindRoute(app, one, deps)
  bindShadowed(app, contract)
}
