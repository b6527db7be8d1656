import type { Font, GlyphRun } from 'fontkit'
import { LRUCache } from 'lru-cache'

const maxLines = 1_000

/** pdfkit scales the positions of a line in place, so each caller gets a copy. */
const copyOf = (line: GlyphRun): GlyphRun =>
  Object.assign(Object.create(Object.getPrototypeOf(line)), line, { positions: line.positions.map((position) => ({ ...position })) })

/** The laid-out glyphs of a line: requested up to four times for a line that is drawn once, and many are the same on every invoice. */
export const cacheLines = (layOut: Font['layout']): Font['layout'] => {
  const lines = new LRUCache<string, GlyphRun>({ max: maxLines })
  return (...asked) => {
    const key = JSON.stringify(asked)
    const line = lines.get(key) ?? layOut(...asked)
    lines.set(key, line)
    return copyOf(line)
  }
}
