import { QueryClient } from '@tanstack/react-query'

/** Reads stay fresh for half a minute: going back is instant, and prices are never old. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, gcTime: 300_000, retry: false }, mutations: { retry: false } } })
