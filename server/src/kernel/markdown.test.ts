import { expect, test } from 'vitest'
import { renderMarkdown } from './markdown.ts'

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](data:text/html,<script>alert(1)</script>)',
  '![x](javascript:alert(1))',
  '<svg onload=alert(1)>',
  '[x](vbscript:x)',
  '<a href="javascript:alert(1)">x</a>',
  '`<script>`\n\n    <script>alert(1)</script>',
  '[a]: javascript:alert(1)\n\n[a]',
])('nothing in %j can execute', (source) => {
  const html = renderMarkdown(source)
  expect(html).not.toMatch(/<(script|svg|iframe|object)/i)
  expect(html).not.toMatch(/<[^>]+\son\w+=/i)
  expect(html).not.toMatch(/(href|src)="\s*(javascript|data|vbscript):/i)
})

test('a link in a creator’s text has no search rank and no access to our window', () => {
  expect(renderMarkdown('[site](https://example.test)')).toBe('<p><a rel="nofollow ugc noopener" href="https://example.test">site</a></p>')
})

test('tables and emphasis become HTML', () => {
  expect(renderMarkdown('a **b**\n\n| x |\n|---|\n| 1 |')).toContain('<table>')
})

const long = 20_000
const costly = {
  'quotes in quotes': '>'.repeat(long),
  'lists in lists': '1) '.repeat(long / 3),
  'brackets in brackets': '[a'.repeat(long / 6) + '](b)'.repeat(long / 6),
  emphasis: 'a**b'.repeat(long / 4),
  'underlined headings': 'a\n=\n'.repeat(long / 4),
  definitions: Array.from({ length: 1500 }, (_, count) => `[${count}]: x`).join('\n'),
  'rows of a table': `|a|b|\n|-|-|\n${'|1|2|\n'.repeat(long / 6)}`,
  'many lines': '> a\n'.repeat(long / 4),
}

test.each(Object.entries(costly))('a text made only of %s is shown unchanged: parsing it would take seconds', (_what, source) => {
  expect(renderMarkdown(source)).toBe(`<p>${source.replaceAll('>', '&gt;')}</p>`)
})

test('a small text cannot become a huge page', () => {
  const footnotes = `${'[^1]'.repeat(600)}\n\n[^1]: x`
  const table = `${'|a'.repeat(150)}|\n${'|-'.repeat(150)}|\n${'|\n'.repeat(1200)}`
  for (const source of [footnotes, table]) expect(renderMarkdown(source).length).toBeLessThanOrEqual(200_000)
})

test('a long text of the usual kind is still formatted', () => {
  const source = 'Tape **saturation** with [a link](https://example.test) and a list:\n\n- one\n- two\n\n'.repeat(120)
  expect(renderMarkdown(source)).toContain('<strong>saturation</strong>')
})
