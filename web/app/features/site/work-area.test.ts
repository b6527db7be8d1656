import { expect, test } from 'vitest'
import { isWorkArea } from './work-area.ts'

test.each([
  ['/creator', true],
  ['/creator/products/tape-one', true],
  ['/admin/books/entries', true],
  ['/resources', true],
  ['/creators', false],
  ['/creators/northlight', false],
  ['/', false],
  ['/account/licenses', false],
])('whether people work at %s: %s', (pathname, expected) => expect(isWorkArea(pathname)).toBe(expected))
