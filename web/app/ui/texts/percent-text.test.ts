import { expect, test } from 'vitest'
import { fromPercent, readPercent, toPercent } from './percent-text.ts'

test('percentages are converted to fractions and back', () => {
  for (const percent of [1, 12.5, 25, 33.3, 100]) expect(toPercent(fromPercent(percent))).toBe(percent)
})

test.each([
  ['25', 25],
  ['12,5 %', 12.5],
  ['0', undefined],
  ['101', undefined],
  ['a lot', undefined],
])('%s is read as %s', (text, percent) => {
  expect(readPercent(text)).toBe(percent)
})
