import { expect, test } from 'vitest'
import { previewOf } from './block-editing.ts'
import { renderMarkdown } from './render-markdown.ts'

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '![x](javascript:alert(1))',
  '<svg/onload=alert(1)>',
  '[x](data:text/html,<script>alert(1)</script>)',
  '<a href="javascript:alert(1)">x</a>',
])('§3 %s cannot run in the preview either', (source) => {
  const html = renderMarkdown(source)
  expect(html).not.toMatch(/<(script|svg|img[^>]+onerror)/i)
  expect(html).not.toMatch(/(href|src)="\s*(javascript|data):/i)
})

test('a draft is previewed with its text as HTML, and without samples that have no sound', () => {
  expect(previewOf({ id: 'a', type: 'TextBlock', title: '', subtitle: null, body: '**loud**', alignment: 'Left' })).toMatchObject({
    bodyHtml: '<p><strong>loud</strong></p>',
  })
  const samples = ['/files/a', ''].map((wet) => ({ id: wet, title: '', wet, dry: null }))
  expect(previewOf({ id: 'p', type: 'AudioPlayerBlock', samples })).toMatchObject({ samples: [{ wet: '/files/a' }] })
})
