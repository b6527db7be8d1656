import type { InjectOptions } from 'fastify'
import type { Route } from '#contract/route.ts'

/** Parameters that fit the contract, by name; whether the thing exists does not matter. */
const params: Record<string, string> = {
  creatorId: 'lowtide',
  productId: 'tape-one',
  bundleId: 'everything',
  shelf: 'support',
  mailId: 'msg_none',
}

/** Queries and bodies that fit the contract, by the route's name, for those that need one. */
const queries: Record<string, Record<string, string>> = { getArticle: { path: 'buying/how-to-buy' } }
const bodies: Record<string, object> = {
  contactSupport: { name: 'Casey', email: 'casey@example.test', subject: 'Hello', message: 'Can you hear me?' },
  reportError: { message: 'It broke' },
  reportWarning: { message: 'It may break' },
}

export const fillPath = (path: string, change: Record<string, string> = {}): string =>
  path.replaceAll(/\{(\w+)\}/g, (_whole, name: string) => change[name] ?? params[name] ?? 'something')

let callers = 0
/** Every call from a machine of its own, so that no limit is reached by accident. */
export const newAddress = (): string => {
  callers += 1
  return `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`
}

/** A call that the contract allows. */
export const sampleCall = (route: Route) => {
  const body = bodies[route.name]
  return {
    method: route.method,
    url: fillPath(route.path),
    query: { ...queries[route.name] },
    remoteAddress: newAddress(),
    ...(body && { payload: { ...body } }),
  } satisfies InjectOptions
}
