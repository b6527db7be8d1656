import { expect, test } from 'vitest'
import { isOperator } from './operator.ts'

const token = 'a-token-of-sixteen-or-more'

test.each([
  [{ address: '127.0.0.1', forwarded: false, authorization: undefined }, true],
  [{ address: '::1', forwarded: false, authorization: undefined }, true],
  [{ address: '127.0.0.1', forwarded: true, authorization: undefined }, false],
  [{ address: '203.0.113.9', forwarded: false, authorization: undefined }, false],
  [{ address: '203.0.113.9', forwarded: true, authorization: `Bearer ${token}` }, true],
  [{ address: '203.0.113.9', forwarded: true, authorization: 'Bearer wrong' }, false],
])('metrics for %o: %s', (caller, expected) => {
  expect(isOperator(caller, token)).toBe(expected)
})
