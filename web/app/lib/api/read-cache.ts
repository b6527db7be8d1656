import type { QueryClient } from '@tanstack/react-query'
import { arrive } from '../../chunks/arrive.ts'

/** The browser's cache of reads. A visitor who looks at one page never loads it; what did not arrive is asked for again by the next who reads. */
export const openReadCache = async (): Promise<QueryClient> => (await arrive(import('./query-client.ts'))).queryClient

/** The beginnings of an area's paths, and what sums up everything in it. */
const overviews = ['/api/creator/', '/api/admin/'].map((area) => [area, `${area}overview`] as const)

const overviewOf = (path: string): string | undefined => overviews.find(([area]) => path.startsWith(area))?.[1]

/** What was read at this path and below it is old, and so is the overview that counts it: the next look reads it anew. */
export const outdateReads = async (path: string): Promise<void> => {
  const cache = await openReadCache()
  // A route's own path names its parameters; what was read has their values.
  const [beginning = ''] = path.split('{')
  const overview = overviewOf(beginning) ?? beginning
  const isOld = (address: string): boolean => address.startsWith(beginning) || address.startsWith(overview)
  await cache.invalidateQueries({ predicate: ({ queryKey }) => isOld(String(queryKey[1])), refetchType: 'none' })
}
