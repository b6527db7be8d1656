import { expect, test } from 'vitest'
import { isRequestOver, type RequestStatus } from './request.rules.ts'

const createdAt = new Date('2030-03-01T12:00:00Z')
const at = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000)

test.each<[RequestStatus, number | null, number | null, number, boolean]>([
  ['Requested', null, null, 59.9, false],
  ['Requested', null, null, 60, true],
  ['Cancelled', null, null, 1, true],
  ['Fulfilled', 5, null, 59.9, false],
  ['Fulfilled', 5, null, 60, true],
  ['Fulfilled', 59, null, 68.9, false],
  ['Fulfilled', 59, null, 69, true],
  ['Completed', 5, 6, 15.9, false],
  ['Completed', 5, 6, 16, true],
])('licensing §1 a request that is %s (yes after %s, fetched after %s) is over after %s minutes: %s', (status, yes, fetched, now, over) => {
  const times = { status, createdAt, fulfilledAt: yes === null ? null : at(yes), completedAt: fetched === null ? null : at(fetched) }
  expect(isRequestOver(times, at(now))).toBe(over)
})
