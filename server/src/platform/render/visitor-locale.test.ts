import { expect, test } from 'vitest'
import { localeOf } from './visitor-locale.ts'

test.each([
  ['en-US,en;q=0.9', 'en-US'],
  ['de-DE', 'de-DE'],
  ['nb;q=0.8', 'nb'],
  // A country without date formats of its own uses those of the language.
  ['de-QQ', 'de'],
  ['es-419,es;q=0.9', 'es-419'],
  ['qq-QQ', undefined],
  ['*', undefined],
  ['', undefined],
  ['en-x-private', undefined],
  [undefined, undefined],
])('the date format for %j is %j', (header, locale) => {
  expect(localeOf(header)).toBe(locale)
})
