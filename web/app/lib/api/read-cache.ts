import type { QueryClient } from '@tanstack/react-query'
import { arrive } from '../../chunks/arrive.ts'

/** The browser's cache of reads. A visitor of a single page never loads it; if it fails to load, the next read tries again. */
export const openReadCache = async (): Promise<QueryClient> => (await arrive(import('./query-client.ts'))).queryClient

/** The path prefixes of an area, and the overview that sums it up. */
const overviews = ['/api/creator/', '/api/admin/'].map((area) => [area, `${area}overview`] as const)

const overviewOf = (path: string): string | undefined => overviews.find(([area]) => path.startsWith(area))?.[1]

/** Everything read at this path and below it is outdated, and so is the overview that counts it: the next use reads it again. */
export const outdateReads = async (path: string): Promise<void> => {
  const cache = await openReadCache()
  // A route's own path has parameter names; the cached reads have their values.
  const [beginning = ''] = path.split('{')
  const overview = overviewOf(beginning) ?? beginning
  const isOld = (address: string): boolean => address.startsWith(beginning) || address.startsWith(overview)
  await cache.invalidateQueries({ predicate: ({ queryKey }) => isOld(String(queryKey[1])), refetchType: 'none' })
}
