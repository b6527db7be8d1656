import { expect, test } from 'vitest'
import { CallError } from './call-error.ts'
import { failureLine, failureWords, waitWords } from './failure-words.ts'

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, 'about 2 minutes'],
  [900, 'about 15 minutes'],
  [7200, 'about 2 hours'],
])('%d seconds are %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words)
})

test('too many tries say how long to wait, where that is known', () => {
  expect(failureWords(new CallError('Request error', { status: 429, retryAfter: 300 })).text).toBe('Wait about 5 minutes, then try again.')
  expect(failureWords(new CallError('Request error', { status: 429 })).text).toBe('Wait a few minutes, then try again.')
})

test('the words of the server are said once', () => {
  const wrong = new CallError('Incorrect email or password', { title: 'Incorrect email or password', status: 400 })
  expect(failureWords(wrong)).toEqual({ title: 'Incorrect email or password' })
  const last = new CallError('Give someone else the Admin role first.', { title: 'The last Admin stays', status: 409 })
  expect(failureLine(last)).toBe('The last Admin stays. Give someone else the Admin role first.')
})

test('a fault of ours and a lost connection are told apart', () => {
  expect(failureWords(new CallError('Request error', { status: 500 })).text).toContain('on our side')
  expect(failureWords(new CallError('An unknown error occurred')).text).toContain('connection')
  expect(failureWords(new Error('x')).title).toBe('An unknown error occurred')
})
