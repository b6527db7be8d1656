import type { Font, GlyphRun } from 'fontkit'
import { LRUCache } from 'lru-cache'

const maxLines = 1_000

type Layout = { line: GlyphRun; positions: GlyphRun['positions'] }

/** The laid-out glyphs of a line: requested up to four times for a line that is drawn once, and many are the same on every invoice. */
export const cacheLines = (layOut: Font['layout']): Font['layout'] => {
  const layouts = new LRUCache<string, Layout>({ max: maxLines })
  const layOutOnce = (...asked: Parameters<Font['layout']>): Layout => {
    const key = JSON.stringify(asked)
    const known = layouts.get(key)
    if (known) return known
    const line = layOut(...asked)
    const layout = { line, positions: line.positions }
    layouts.set(key, layout)
    return layout
  }
  return (...asked) => {
    const { line, positions } = layOutOnce(...asked)
    // pdfkit scales the positions of a line in place and uses them at once, so each request gets new ones.
    line.positions = positions.map((position) => ({ ...position }))
    return line
  }
}
