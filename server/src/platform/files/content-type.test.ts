import { expect, test } from 'vitest'
import { BadContentType, contentTypeOf, requireContentType } from './content-type.ts'

test.each([
  ['covers/a.webp', 'image/webp'],
  ['loops/a.wav', 'audio/wav'],
  ['a.tar.gz', 'application/gzip'],
  ['readme.txt', 'text/plain; charset=utf-8'],
  ['page.html', 'application/octet-stream'],
  ['setup.exe', 'application/octet-stream'],
  ['no-extension', 'application/octet-stream'],
  ['a.constructor', 'application/octet-stream'],
])('the type of %s is %s', (key, contentType) => {
  expect(contentTypeOf(key)).toBe(contentType)
})

test('parameters and case are ignored, another type is refused', () => {
  expect(requireContentType('a.txt', 'Text/Plain')).toBe('text/plain; charset=utf-8')
  expect(requireContentType('a.txt', 'text/plain; charset=latin1')).toBe('text/plain; charset=utf-8')
  expect(() => requireContentType('a.png', 'text/html')).toThrow(BadContentType)
})
