import { expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

test.each([
  [60 * 60_000, '60:00'],
  [59 * 60_000 + 6_100, '59:07'],
  [900, '00:01'],
  [0, '00:00'],
  [-5_000, '00:00'],
])('%i ms are shown as %s', (milliseconds, text) => expect(timeLeft(milliseconds)).toBe(text))
