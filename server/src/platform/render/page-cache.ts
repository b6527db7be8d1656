import { LRUCache } from 'lru-cache'
import type { PageTemplate } from './page-template.ts'

/** Whose things a page shows: some creators', or everyone's. */
export type PageShows = ReadonlySet<string> | 'everyone'

export type CachedPage = {
  template: PageTemplate
  shows: PageShows
  renderedAt: number
  /** A change may have passed unheard since it was rendered: good only if nothing better can be had. */
  isDoubtful?: boolean
}

export type PageCache = {
  find(key: string): CachedPage | undefined
  set(key: string, page: CachedPage): void
  /** Drops the pages that show a creator's things, or all of them. */
  drop(creatorId: string | '*'): void
  /** Doubts everything that is cached: the database could not be heard for a while. */
  doubt(): void
  /** How many changes were heard so far. A page that was begun before the last one may show what was before it. */
  changes(): number
  size(): number
}

/** The compressed form comes later and is a fraction of it; a third is a safe guess. */
const weigh = ({ template }: CachedPage): number => Math.ceil(template.plain.length * 1.34) || 1

/** Keeps rendered pages up to a number of bytes; the ones that nobody asked for longest go first. */
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
      // From the oldest on, because setting one makes it the youngest.
      const doubted: [string, CachedPage][] = []
      pages.rforEach((page, key) => doubted.push([key, { ...page, isDoubtful: true }]))
      for (const [key, page] of doubted) pages.set(key, page)
    },
    changes: () => changes,
    size: () => pages.calculatedSize,
  }
}
