import { expect, test } from 'vitest'
import { changeText } from './change-text.ts'

test.each([
  [118.2, 100, '+18.2 %', 'better'],
  [50, 100, '−50.0 %', 'worse'],
  [300, 100, '+200 %', 'better'],
  [7, 7, 'as before', 'even'],
  [0, 0, 'as before', 'even'],
  [7, 0, 'nothing before', 'better'],
  [0, 7, '−100 %', 'worse'],
] as const)('%d against %d is %s', (now, before, text, trend) => {
  expect(changeText(now, before)).toEqual({ text, trend })
})
