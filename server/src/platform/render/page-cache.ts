import type { PageTemplate } from './page-template.ts'

/** Whose things a page shows: some creators', or everyone's. */
export type PageShows = ReadonlySet<string> | 'everyone'

export type KeptPage = {
  template: PageTemplate
  shows: PageShows
  renderedAt: number
  /** A change may have passed unheard since it was rendered: good only if nothing better can be had. */
  isDoubtful?: boolean
}

export type PageCache = {
  find(key: string): KeptPage | undefined
  keep(key: string, page: KeptPage): void
  /** Drops the pages that show a creator's things, or all of them. */
  drop(creatorId: string | '*'): void
  /** Doubts everything that is kept: the database could not be heard for a while. */
  doubt(): void
  /** How many changes were heard so far. A page that was begun before the last one may show what was before it. */
  changes(): number
  size(): number
}

/** The compressed form comes later and is a fraction of it; a third is a safe guess. */
const weigh = ({ template }: KeptPage): number => Math.ceil(template.plain.length * 1.34)

/** Keeps rendered pages up to a number of bytes; the ones that nobody asked for longest go first. */
export const makePageCache = (maxBytes: number): PageCache => {
  const pages = new Map<string, KeptPage>()
  let bytes = 0
  let changes = 0
  const remove = (key: string): void => {
    const page = pages.get(key)
    if (!page) return
    bytes -= weigh(page)
    pages.delete(key)
  }
  return {
    find: (key) => {
      const page = pages.get(key)
      if (page) {
        // A Map remembers the order of insertion: putting a page back makes it the youngest.
        pages.delete(key)
        pages.set(key, page)
      }
      return page
    },
    keep: (key, page) => {
      remove(key)
      pages.set(key, page)
      bytes += weigh(page)
      for (const oldest of pages.keys()) {
        if (bytes <= maxBytes) break
        remove(oldest)
      }
    },
    drop: (creatorId) => {
      changes += 1
      for (const [key, page] of pages) {
        if (creatorId === '*' || page.shows === 'everyone' || page.shows.has(creatorId)) remove(key)
      }
    },
    doubt: () => {
      changes += 1
      for (const [key, page] of pages) pages.set(key, { ...page, isDoubtful: true })
    },
    changes: () => changes,
    size: () => bytes,
  }
}
