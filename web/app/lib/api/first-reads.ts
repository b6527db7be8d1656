import type { QueryClient, QueryKey } from '@tanstack/react-query'

type Seed = { key: QueryKey; answer: unknown; at: number }

const seeds: Seed[] = []
let client: QueryClient | undefined

/** The answers that came with the first page. They wait here, because the cache itself is loaded with the first click. */
export const seedRead = (key: QueryKey, answer: unknown): void => void seeds.push({ key, answer, at: Date.now() })

/** The cache is loaded: the waiting answers go in. */
export const fillCache = (opened: QueryClient): QueryClient => {
  client = opened
  for (const { key, answer, at } of seeds.splice(0)) client.setQueryData(key, answer, { updatedAt: at })
  return client
}

/** Another user is signed in: nothing read for the one before may stay. */
export const dropReads = (): void => {
  seeds.length = 0
  client?.clear()
}
