import { expect, test } from 'vitest'
import { readPeriod } from './period.ts'

test.each([
  ['', 30],
  ['days=90', 90],
  ['days=12', 30],
  ['days=soon', 30],
])('%s is a period of %d days', (query, days) => {
  expect(readPeriod(new URLSearchParams(query))).toBe(days)
})
