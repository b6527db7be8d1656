import type { Route } from '#contract/core/route.ts'

type Address<R extends Route> = Pick<R, 'name' | 'method' | 'path'>

/**
 * A route of which a page knows the address. What its answers look like, and the library that holds them against it, come with the
 * first call: whoever only looks at the page that the server made never needs them. The compiler holds the address against the contract's.
 */
export type LazyRoute<R extends Route = Route> = Address<R> & { readonly load: () => Promise<R> }

/** The route that comes with the first call. */
export type RouteOf<Lazy extends LazyRoute> = Awaited<ReturnType<Lazy['load']>>

export const lazyRoute = <const R extends Route>(address: NoInfer<Address<R>>, load: () => Promise<R>): LazyRoute<R> => ({
  ...address,
  load,
})

export const loadRoute = async <R extends Route>(route: R | LazyRoute<R>): Promise<R> => ('load' in route ? route.load() : route)
