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

test('a link of a creator earns no rank and gets no handle on our window', () => {
  expect(renderMarkdown('[site](https://example.test)')).toBe('<p><a rel="nofollow ugc noopener" href="https://example.test">site</a></p>')
})

test('tables and emphasis come out as HTML', () => {
  expect(renderMarkdown('a **b**\n\n| x |\n|---|\n| 1 |')).toContain('<table>')
})
