import { expect, test } from 'vitest'
import { remindedBefore, shallRemind } from './reminder.rules.ts'

const now = new Date('2030-03-01T12:00:00Z')
const inDays = (days: number): Date => new Date(now.getTime() + days * 86_400_000)
const yearly = {
  status: 'Active',
  cycle: 'Yearly',
  next_try_at: inDays(14),
  failed_tries: 0,
  paid_periods: 1,
  reminded_period: null,
} as const

test.each([
  ['two weeks before', {}, true],
  ['the day before, when nobody looked earlier', { next_try_at: inDays(1) }, true],
  ['more than two weeks before', { next_try_at: new Date(now.getTime() + remindedBefore + 1) }, false],
  ['once it is due', { next_try_at: now }, false],
  ['told already', { reminded_period: 2 }, false],
  ['told of the year before', { paid_periods: 2, reminded_period: 2 }, true],
  ['by the month', { cycle: 'Monthly' as const }, false],
  ['cancelled', { status: 'Cancelled', next_try_at: null }, false],
  ['declined already', { failed_tries: 1 }, false],
])('%s', (_when, change, expected) => {
  expect(shallRemind({ ...yearly, ...change }, now)).toBe(expected)
})
