import { expect, test } from 'vitest'
import { faultOfPeriod, lastQuarters, periodOfQuarter, quarterOfPeriod, quarterText, readPeriod } from './periods.ts'

const now = new Date('2026-02-10T12:00:00Z')
const read = (text: string) => readPeriod(new URLSearchParams(text), now)

test('a quarter has its first and its last day, also in a leap year', () => {
  expect(periodOfQuarter({ year: 2026, quarter: 4 })).toEqual({ from: '2026-10-01', until: '2026-12-31' })
  expect(periodOfQuarter({ year: 2028, quarter: 1 })).toEqual({ from: '2028-01-01', until: '2028-03-31' })
})

test('the quarters before this one continue into the year before', () => {
  expect(lastQuarters(now, 3).map(quarterText)).toEqual(['Q1 2026', 'Q4 2025', 'Q3 2025'])
})

test('a period is a quarter only if it matches to the day', () => {
  expect(quarterOfPeriod({ from: '2025-10-01', until: '2025-12-31' })).toEqual({ year: 2025, quarter: 4 })
  expect(quarterOfPeriod({ from: '2025-10-01', until: '2025-12-30' })).toBeUndefined()
})

test.each(['', 'from=2026-01-01', 'from=x&until=2026-01-01', 'from=2026-02-01&until=2026-01-01', 'from=2026-13-01&until=2026-14-01'])(
  'an address without a complete period means the current quarter: %j',
  (text) => expect(read(text)).toEqual({ from: '2026-01-01', until: '2026-03-31' }),
)

test('a period in the address is used as it is', () => {
  expect(read('from=2025-01-01&until=2025-12-31')).toEqual({ from: '2025-01-01', until: '2025-12-31' })
})

test('an invalid period has a message', () => {
  expect(faultOfPeriod({ from: '', until: '2026-01-01' })).toBe('Choose both days')
  expect(faultOfPeriod({ from: '2026-02-01', until: '2026-01-01' })).toBe('The last day is before the first')
  expect(faultOfPeriod({ from: '2026-01-01', until: '2026-01-01' })).toBeUndefined()
})
