import type { Route } from '#contract/core/route.ts'

type Address<R extends Route> = Pick<R, 'name' | 'method' | 'path'>

/**
 * A route whose address a page knows. The shape of its answers, and the library that checks it, are loaded with the
 * first call: a visitor who only reads the page from the server never needs them. The compiler compares the address with the contract's.
 */
export type LazyRoute<R extends Route = Route> = Address<R> & { readonly load: () => Promise<R> }

/** The full route, loaded with the first call. */
export type RouteOf<Lazy extends LazyRoute> = Awaited<ReturnType<Lazy['load']>>

export const lazyRoute = <const R extends Route>(address: NoInfer<Address<R>>, load: () => Promise<R>): LazyRoute<R> => ({
  ...address,
  load,
})

export const loadRoute = async <R extends Route>(route: R | LazyRoute<R>): Promise<R> => ('load' in route ? route.load() : route)
