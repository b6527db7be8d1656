import type { QueryClient } from '@tanstack/react-query'
import { arrive } from '../../chunks/arrive.ts'

/** The browser's cache of reads. A visitor who looks at one page never loads it; what did not arrive is asked for again by the next who reads. */
export const openReadCache = async (): Promise<QueryClient> => (await arrive(import('./query-client.ts'))).queryClient

/** What was read at this path and below it is old: the next look reads it anew. */
export const outdateReads = async (path: string): Promise<void> => {
  const cache = await openReadCache()
  // A route's own path names its parameters; what was read has their values.
  const [beginning = ''] = path.split('{')
  await cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith(beginning), refetchType: 'none' })
}
