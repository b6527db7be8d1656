import { expect, test } from 'vitest'
import { countsText, payoutsText } from './run-text.ts'

const none = { Scheduled: 0, Processing: 0, Paid: 0, Failed: 0, OnHold: 0 }

test('a run shows how many payouts have each status, without those that have none', () => {
  expect(countsText({ ...none, Paid: 12, Failed: 1 })).toBe('12 paid, 1 failed')
  expect(countsText(none)).toBe('')
})

test('one payout is one', () => {
  expect([payoutsText(0), payoutsText(1), payoutsText(2)]).toEqual(['0 payouts', '1 payout', '2 payouts'])
})
