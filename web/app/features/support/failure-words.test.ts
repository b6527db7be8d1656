import { expect, test } from 'vitest'
import { CallError } from '#web/lib/call-error.ts'
import { failureWords } from './failure-words.ts'

test('too many messages are said in plain words, and that nothing is lost', () => {
  expect(failureWords(new CallError('Request error', { status: 429 }))).toEqual({
    title: 'You have sent several messages in a short time',
    text: 'Wait a few minutes, then send this one. What you wrote is still here.',
  })
})

test.each([
  [new CallError('An unknown error occurred'), 'An unknown error occurred', 'Check your connection'],
  [new CallError('Request error', { status: 503 }), 'Request error', 'our side'],
  [new CallError('Insufficient rights to perform action', { status: 403 }), 'Insufficient rights to perform action', 'Check the form'],
  [new Error('anything'), 'An unknown error occurred', 'again in a moment'],
])('§8 other failures keep their message: %s', (error, title, part) => {
  const words = failureWords(error)
  expect(words.title).toBe(title)
  expect(words.text).toContain(part)
})
