import { expect, test } from 'vitest'
import { formatTime } from './format-time.ts'

test.each([
  [0, '0:00'],
  [18.9, '0:18'],
  [59.9, '0:59'],
  [41.99998, '0:42'],
  [60, '1:00'],
  [725, '12:05'],
  [3723, '1:02:03'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
])('%d seconds are shown as %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text)
})
