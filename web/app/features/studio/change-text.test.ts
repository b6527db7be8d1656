import { expect, test } from 'vitest'
import { changeText, pointsText } from './change-text.ts'

const write = (count: number): string => count.toLocaleString('de')

test.each([
  [118.2, 100, '+18,2%', 'better'],
  [50, 100, '−50%', 'worse'],
  [300, 100, '+200%', 'better'],
  [7, 7, 'as before', 'even'],
  [0, 0, 'as before', 'even'],
  [7, 0, 'nothing before', 'better'],
  [0, 7, '−100%', 'worse'],
] as const)('%d after %d is %s', (now, before, text, trend) => {
  expect(changeText(now, before, write)).toEqual({ text, trend })
})

test('a share is compared in percentage points', () => {
  expect(pointsText(31, 27)).toEqual({ text: '+4 pts', trend: 'better' })
  expect(pointsText(20, 27)).toEqual({ text: '−7 pts', trend: 'worse' })
  expect(pointsText(20, 20)).toEqual({ text: 'as before', trend: 'even' })
  expect(pointsText(20, undefined)).toEqual({ text: 'nothing before', trend: 'even' })
})
