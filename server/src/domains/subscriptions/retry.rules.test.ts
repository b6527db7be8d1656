import { expect, test } from 'vitest'
import { judgeRetry, maxTries } from './retry.rules.ts'

const since = new Date('2030-04-01T12:00:00Z')

test.each([
  [1, '2030-04-02T12:00:00.000Z'],
  [2, '2030-04-04T12:00:00.000Z'],
  [3, '2030-04-08T12:00:00.000Z'],
])('§8 after failure %i it is tried again on %s', (tries, at) => {
  expect(judgeRetry(tries, since)).toEqual({ again: true, at: new Date(at) })
})

test('§8 after three retries it is over', () => {
  expect(maxTries).toBe(4)
  expect(judgeRetry(4, since)).toEqual({ again: false })
})
