import { expect, test } from 'vitest'
import { fitsSearch } from './fits-search.ts'

test.each([
  ['tape one', true],
  ['ONE  tape', true],
  ['cafe', true],
  ['', true],
  [' tape ', true],
  ['tape two', false],
])('“%s” in “Tape One, by Café”: %s', (typed, fits) => {
  expect(fitsSearch(typed, 'Tape One', null, 'by Café')).toBe(fits)
})
