import { expect, test } from 'vitest'
import type { CycleLength } from '#contract/catalog/catalog.ts'
import { paidUntil } from './period.rules.ts'

test.each<[string, CycleLength, string]>([
  ['2030-03-01', 'Daily', '2030-03-05'],
  ['2030-03-01', 'Weekly', '2030-03-11'],
  ['2030-03-01', 'Monthly', '2030-04-04'],
  ['2030-01-31', 'Monthly', '2030-03-03'],
  ['2030-11-30', 'Quarterly', '2031-03-03'],
  ['2028-02-29', 'Yearly', '2029-03-03'],
])('a subscription from %s, paid %s, is valid until %s: its period and three days', (from, cycle, until) => {
  expect(paidUntil(new Date(`${from}T10:00:00Z`), cycle).toISOString()).toBe(`${until}T10:00:00.000Z`)
})
