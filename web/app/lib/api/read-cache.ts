import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { arrive } from '../../chunks/arrive.ts'

type Seed = { key: QueryKey; answer: unknown; at: number }

let opened: Promise<QueryClient> | undefined
const seeds: Seed[] = []

/** What came with the first page. It waits here, because the cache itself is loaded with the first click. */
export const seedRead = (key: QueryKey, answer: unknown): void => void seeds.push({ key, answer, at: Date.now() })

const open = async (): Promise<QueryClient> => {
  const { makeQueryClient } = await arrive(import('./query-client.ts'))
  const client = makeQueryClient()
  for (const { key, answer, at } of seeds.splice(0)) client.setQueryData(key, answer, { updatedAt: at })
  return client
}

/** The browser's cache of reads. A visitor who looks at one page never loads it. */
export const openReadCache = (): Promise<QueryClient> => {
  // What did not arrive is asked for again by the next who reads.
  opened ??= open().catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

/** Another person looks from now on: nothing of what was read for the one before may stay. */
export const dropReads = async (): Promise<void> => {
  seeds.length = 0
  if (opened) (await opened).clear()
}

/** What was read at this path and below it is old: the next look reads it anew. */
export const outdateReads = async (path: string): Promise<void> => {
  const cache = await openReadCache()
  // A route's own path names its parameters; what was read has their values.
  const [beginning = ''] = path.split('{')
  await cache.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[1]).startsWith(beginning), refetchType: 'none' })
}
