import { expect, test } from 'vitest'
import { framedEmail } from './framed-email.ts'

test('links of an email open outside its frame', () => {
  expect(framedEmail('<p><a href="/confirm">Confirm</a></p>')).toContain('<a target="_blank" rel="noopener" href="/confirm">')
})

test('a link with its own target keeps it, and other tags are left alone', () => {
  const html = '<a href="/x" target="_top">x</a><abbr title="a">b</abbr><article >c</article>'
  expect(framedEmail(html)).toContain(html)
})

test('style sheets of an email are removed: the policy of our pages would report them', () => {
  expect(framedEmail('<style media="x">a { color: red }</style><p style="color:red">Hello</p>')).not.toContain('<style')
  expect(framedEmail('<style>a{}</style><p style="color:red">Hello</p>')).toContain('<p style="color:red">Hello</p>')
})
