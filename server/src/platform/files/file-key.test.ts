import { expect, test } from 'vitest'
import { contentKey } from './content-key.ts'
import { BadFileKey, isFileKey, requireFileKey } from './file-key.ts'

test.each(['a', '0', 'a.txt', 'covers/ab/abcdef.webp', 'a-b_c.d/e', `${'a'.repeat(149)}/${'b'.repeat(150)}`])('%j is a key', (key) => {
  expect(isFileKey(key)).toBe(true)
  expect(requireFileKey(key)).toBe(key)
})

test.each([
  '',
  '/',
  '/a',
  'a/',
  'a//b',
  '.',
  '..',
  '../a',
  'a/..',
  'a/../b',
  'a..b',
  '.hidden',
  'a/.hidden',
  '-flag',
  '_a',
  'A',
  'ä',
  'a b',
  'a\\b',
  'a\n',
  'a\0',
  'c:/a',
  'a%2fb',
  'a?b',
  `${'a'.repeat(150)}/${'b'.repeat(150)}`,
  'a'.repeat(256),
])('%j is not a key', (key) => {
  expect(isFileKey(key)).toBe(false)
  expect(() => requireFileKey(key)).toThrow(BadFileKey)
})

test('a content key contains the hash and is spread over folders', () => {
  const key = contentKey('covers', new TextEncoder().encode('hello'), 'webp')
  expect(key).toBe('covers/2c/2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c.webp')
  expect(contentKey('covers', new TextEncoder().encode('hello!'), 'webp')).not.toBe(key)
})

test('a content key refuses an invalid folder or extension', () => {
  expect(() => contentKey('../covers', new Uint8Array(), 'webp')).toThrow(BadFileKey)
  expect(() => contentKey('covers', new Uint8Array(), 'webp/../..')).toThrow(BadFileKey)
})
