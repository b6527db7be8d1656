import type { QueryClient, QueryKey } from '@tanstack/react-query'

type Seed = { key: QueryKey; answer: unknown; at: number }

let opened: Promise<QueryClient> | undefined
const seeds: Seed[] = []

/** What came with the first page. It waits here, because the cache itself is loaded with the first click. */
export const seedRead = (key: QueryKey, answer: unknown): void => void seeds.push({ key, answer, at: Date.now() })

const open = async (): Promise<QueryClient> => {
  const { makeQueryClient } = await import('./query-client.ts')
  const client = makeQueryClient()
  for (const { key, answer, at } of seeds.splice(0)) client.setQueryData(key, answer, { updatedAt: at })
  return client
}

/** The browser's cache of reads. A visitor who looks at one page never loads it. */
export const openReadCache = (): Promise<QueryClient> => {
  opened ??= open()
  return opened
}
