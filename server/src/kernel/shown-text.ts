import { setImmediate as endOfTurn } from 'node:timers/promises'
import { renderMarkdown } from './markdown.ts'

/** Letters of source and HTML together, some 32 MB. */
const maxCharacters = 16 * 1024 * 1024

/** Least recently used first. The same text always gives the same HTML, so nothing here is ever wrong, only dropped. */
const cache = new Map<string, string>()
let letters = 0

const drop = (source: string): void => {
  letters -= source.length + (cache.get(source)?.length ?? 0)
  cache.delete(source)
}

const remember = (source: string, html: string): void => {
  if (cache.has(source)) drop(source)
  cache.set(source, html)
  letters += source.length + html.length
  for (const oldest of cache.keys()) {
    if (letters <= maxCharacters) break
    drop(oldest)
  }
}

/**
 * The Markdown that somebody wrote, as HTML for a page. It is made when the page is read and stored nowhere: HTML from a
 * database is only as safe as everybody who ever wrote to it. Others get their turn after each text that had to be made.
 */
export const showText = async (source: string | null): Promise<string> => {
  if (!source) return ''
  const cached = cache.get(source)
  const html = cached ?? renderMarkdown(source)
  remember(source, html)
  if (cached === undefined) await endOfTurn()
  return html
}
