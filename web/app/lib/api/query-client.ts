import { QueryClient } from '@tanstack/react-query'
import { fillCache } from './first-reads.ts'

/** Reads stay fresh for half a minute: going back is instant, and prices are never old. `call` itself retries a read once. */
export const makeQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { staleTime: 30_000, gcTime: 300_000, retry: false }, mutations: { retry: false } } })

/** The browser's cache of reads. */
export const queryClient = fillCache(makeQueryClient())
