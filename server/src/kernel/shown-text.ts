import { setImmediate as endOfTurn } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import { renderMarkdown } from './markdown.ts'

/** Letters of source and HTML together, some 32 MB. */
const maxCharacters = 16 * 1024 * 1024

/** The same text always gives the same HTML, so nothing here is ever wrong, only dropped. */
const cache = new LRUCache<string, string>({ maxSize: maxCharacters, sizeCalculation: (html, source) => source.length + html.length })

/**
 * The Markdown that somebody wrote, as HTML for a page. It is made when the page is read and stored nowhere: HTML from a
 * database is only as safe as everybody who ever wrote to it. Others get their turn after each text that had to be made.
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
