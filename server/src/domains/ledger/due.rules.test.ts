import { expect, test } from 'vitest'
import { dueOf } from './due.rules.ts'

const day = (number: number): Date => new Date(Date.UTC(2026, 10, number))

test('a sale is due after fourteen days', () => expect(dueOf('Sale', { soldAt: day(1), now: day(1) })).toEqual(day(15)))

test('a refund falls due with its sale, or at once when that was due already', () => {
  expect(dueOf('Refund', { soldAt: day(1), now: day(3) })).toEqual(day(15))
  expect(dueOf('Refund', { soldAt: day(1), now: day(20) })).toEqual(day(20))
})

test('a payout is never paid out', () => expect(dueOf('Payout', { soldAt: day(1), now: day(1) })).toBeNull())
