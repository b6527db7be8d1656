import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayOf, goesOn, secondsToNextDay } from './download-limit.rules.ts'

const whole = { start: 0, length: 100 }
const rest = (start: number) => ({ start, length: 100 - start })

test.each([
  ['the second time from the beginning, while the first goes on', { total: 100, sent: 0, underWay: 100 }, whole, false],
  ['the beginning again, after little of it', { total: 100, sent: 30, underWay: 0 }, whole, true],
  ['the beginning again, after most of it', { total: 100, sent: 70, underWay: 0 }, whole, false],
  ['the rest, before the lost line was noticed', { total: 100, sent: 0, underWay: 100 }, rest(40), true],
  ['the rest, after the line was lost a second time', { total: 100, sent: 40, underWay: 60 }, rest(60), true],
  ['the first of four parts that came last', { total: 100, sent: 0, underWay: 75 }, { start: 0, length: 25 }, true],
  ['a look at the first byte, then the whole', { total: 100, sent: 1, underWay: 0 }, whole, true],
  ['nearly everything for the fourth time', { total: 100, sent: 200, underWay: 99 }, rest(1), false],
] as const)('%s', (_what, progress, part, expected) => {
  expect(goesOn(progress, part)).toBe(expected)
})

test('one download never gives out more than three times its file', () => {
  const parts = fc.array(
    fc.integer({ min: 0, max: 99 }).chain((start) => fc.integer({ min: 1, max: 100 - start }).map((length) => ({ start, length }))),
  )
  fc.assert(
    fc.property(parts, (asked) => {
      let underWay = 0
      for (const part of asked) if (goesOn({ total: 100, sent: 0, underWay }, part)) underWay += part.length
      expect(underWay).toBeLessThanOrEqual(300)
    }),
  )
})

test('a day begins at midnight in UTC', () => {
  expect(dayOf(new Date('2030-03-01T23:59:59.500Z'))).toBe('2030-03-01')
  expect(secondsToNextDay(new Date('2030-03-01T23:59:59.500Z'))).toBe(1)
  expect(secondsToNextDay(new Date('2030-03-01T00:00:00Z'))).toBe(86_400)
})
