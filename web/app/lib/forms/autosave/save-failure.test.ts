import { expect, test } from 'vitest'
import { CallError, errorOfFailure } from '../../api/call-error.ts'
import { judgeFailure, retryDelay } from './save-failure.ts'

test.each([
  ['no connection', errorOfFailure(), 'offline'],
  ['a server in trouble', new CallError('Request error', { status: 503 }), 'offline'],
  ['too many calls', new CallError('Request error', { status: 429 }), 'offline'],
  ['somebody was faster', new CallError('No longer possible', { status: 409 }), 'conflict'],
  ['a picture that is too large', new CallError('Image size exceeds 3MB', { status: 400 }), 'refused'],
  ['a role that was taken away', new CallError('Insufficient rights to perform action', { status: 403 }), 'refused'],
] as const)('%s', (_name, error, means) => {
  expect(judgeFailure(error)).toBe(means)
})

test('attempts come soon at first and at least twice a minute', () => {
  expect([1, 2, 3, 4, 5, 60].map(retryDelay)).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000])
})
