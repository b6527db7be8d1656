import { setImmediate as endOfTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { renderMarkdown } from './markdown.ts'

/** Characters of source and HTML together, about 32 MB. */
const maxCharacters = 16 * 1024 * 1024

/** The same text always gives the same HTML, so entries are never outdated. */
const cache = new LRUCache<string, string>({ maxSize: maxCharacters, sizeCalculation: (html, source) => source.length + html.length })

/**
 * Markdown written by users, as HTML for a page. It is rendered on reading and stored nowhere: HTML from a database is only as safe as
 * everyone who ever wrote to it. After each rendered text, other work gets its turn.
 */
export const showText = async (source: string | null): Promise<string> => {
  if (!source) return ''
  const cached = cache.get(source)
  if (cached !== undefined) return cached
  const html = renderMarkdown(source)
  cache.set(source, html)
  await endOfTurn()
  return html
}
