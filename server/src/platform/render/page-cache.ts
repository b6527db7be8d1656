import { LRUCache } from 'lru-cache'
import type { PageTemplate } from './page-template.ts'

/** The creators whose data a page shows, or everyone. */
export type PageShows = ReadonlySet<string> | 'everyone'

export type CachedPage = {
  template: PageTemplate
  shows: PageShows
  renderedAt: number
  /** A change may have been missed since it was rendered: only used if nothing better is available. */
  isDoubtful?: boolean
}

export type PageCache = {
  find(key: string): CachedPage | undefined
  set(key: string, page: CachedPage): void
  /** Drops the pages that show a creator's data, or all of them. */
  drop(creatorId: string | '*'): void
  /** Marks all cached pages as doubtful: the connection to the database was lost for a while. */
  doubt(): void
  /** How many changes were received so far. A page started before the last one may be outdated. */
  changes(): number
  size(): number
}

/** The compressed form is made later and is a fraction of it; a third is a safe estimate. */
const weigh = ({ template }: CachedPage): number => Math.ceil(template.plain.length * 1.34) || 1

/** Caches rendered pages up to a number of bytes; the least recently used are dropped first. */
export const makePageCache = (maxBytes: number): PageCache => {
  const pages = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation: weigh })
  let changes = 0
  return {
    find: (key) => pages.get(key),
    set: (key, page) => {
      pages.set(key, page)
    },
    drop: (creatorId) => {
      changes += 1
      const dropped: string[] = []
      pages.forEach((page, key) => {
        if (creatorId === '*' || page.shows === 'everyone' || page.shows.has(creatorId)) dropped.push(key)
      })
      for (const key of dropped) pages.delete(key)
    },
    doubt: () => {
      changes += 1
      // From the oldest on, because setting an entry makes it the newest.
      const doubted: [string, CachedPage][] = []
      pages.rforEach((page, key) => doubted.push([key, { ...page, isDoubtful: true }]))
      for (const [key, page] of doubted) pages.set(key, page)
    },
    changes: () => changes,
    size: () => pages.calculatedSize,
  }
}
