import { expect, test } from 'vitest'
import { faultOfPeriod, usualPeriods } from './export-period.ts'

test('the usual periods are whole months and years', () => {
  expect(usualPeriods(new Date('2030-03-15T23:30:00Z'))).toEqual([
    { label: 'Last month', period: { from: '2030-02-01', until: '2030-02-28' } },
    { label: 'This year', period: { from: '2030-01-01', until: '2030-03-15' } },
    { label: 'Last year', period: { from: '2029-01-01', until: '2029-12-31' } },
  ])
})

test('in January the last month is of last year', () => {
  expect(usualPeriods(new Date('2030-01-02T00:00:00Z'))[0]?.period).toEqual({ from: '2029-12-01', until: '2029-12-31' })
})

test('a period has two days in the right order', () => {
  expect(faultOfPeriod({ from: '2030-01-01', until: '2030-01-01' })).toBeUndefined()
  expect(faultOfPeriod({ from: '2030-01-02', until: '2030-01-01' })).toMatch(/before/)
  expect(faultOfPeriod({ from: '', until: '2030-01-01' })).toMatch(/both/)
})
