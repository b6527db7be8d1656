import { expect, test } from 'vitest'
import { isCrossSite } from './cross-site.ts'

const own = ['https://soundfair.example']

test.each([
  ['POST', { 'sec-fetch-site': 'same-origin' }, false],
  ['POST', { 'sec-fetch-site': 'none' }, false],
  ['POST', { 'sec-fetch-site': 'cross-site' }, true],
  ['POST', { 'sec-fetch-site': 'same-site' }, true],
  ['DELETE', { 'sec-fetch-site': 'cross-site', origin: 'https://soundfair.example' }, true],
  ['POST', { origin: 'https://soundfair.example' }, false],
  ['POST', { origin: 'https://soundfair.example.evil.test' }, true],
  ['POST', { origin: 'null' }, true],
  ['POST', {}, false],
  ['GET', { 'sec-fetch-site': 'cross-site' }, false],
])('%s with %o is refused as cross-site: %s', (method, headers, expected) => {
  expect(isCrossSite(method, headers, own)).toBe(expected)
})
