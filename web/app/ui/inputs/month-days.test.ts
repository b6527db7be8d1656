import { expect, test } from 'vitest'
import { addDays, addMonths, dayAfterKey, monthWeeks, pickDay } from './month-days.ts'

test('a month is whole weeks from Monday', () => {
  const weeks = monthWeeks('2026-11')
  expect(weeks[0]).toEqual(['2026-10-26', '2026-10-27', '2026-10-28', '2026-10-29', '2026-10-30', '2026-10-31', '2026-11-01'])
  expect(weeks).toHaveLength(6)
  expect(monthWeeks('2027-02')).toHaveLength(4)
})

test('days and months continue across the end of the year', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addMonths('2026-12', 1)).toBe('2027-01')
  expect(addMonths('2026-01', -1)).toBe('2025-12')
})

test.each([
  ['2026-11-15', 'ArrowLeft', '2026-11-14'],
  ['2026-11-30', 'ArrowDown', '2026-12-07'],
  ['2026-01-31', 'PageDown', '2026-02-28'],
  ['2026-03-15', 'PageUp', '2026-02-15'],
  ['2026-03-15', 'x', undefined],
])('from %s %s goes to %s', (day, key, next) => {
  expect(dayAfterKey(day, key)).toBe(next)
})

test('the first click begins a range, the second ends it, the third begins a new one', () => {
  const begun = pickDay({ from: undefined, to: undefined }, '2026-11-10')
  expect(begun).toEqual({ from: '2026-11-10', to: undefined })
  const ended = pickDay(begun, '2026-11-20')
  expect(ended).toEqual({ from: '2026-11-10', to: '2026-11-20' })
  expect(pickDay(ended, '2026-12-01')).toEqual({ from: '2026-12-01', to: undefined })
  expect(pickDay(begun, '2026-11-01')).toEqual({ from: '2026-11-01', to: undefined })
})
