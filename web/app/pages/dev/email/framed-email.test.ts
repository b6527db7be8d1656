import { expect, test } from 'vitest'
import { framedEmail } from './framed-email.ts'

test('links of a mail open outside its frame', () => {
  expect(framedEmail('<p><a href="/confirm">Confirm</a></p>')).toContain('<a target="_blank" rel="noopener" href="/confirm">')
})

test('a link that says where it opens keeps its word, and other tags are left alone', () => {
  const html = '<a href="/x" target="_top">x</a><abbr title="a">b</abbr><article >c</article>'
  expect(framedEmail(html)).toContain(html)
})
