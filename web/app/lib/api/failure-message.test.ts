import { expect, test } from 'vitest'
import { errorOfFailure, errorOfStatus, MessageError } from './call-error.ts'
import { failureLine, failureMessage } from './failure-message.ts'

const problem = {
  type: '/problems/invalid',
  title: 'One or more validation errors occurred',
  status: 400,
  detail: 'Check what you entered',
}

test('§8 one error of one message is the text', () => {
  const error = errorOfStatus(400, { ...problem, errors: { email: ['Enter an address'] } })
  expect(failureMessage(error)).toEqual({ title: problem.title, text: 'Enter an address' })
})

test('§8 with several messages the detail is the text', () => {
  const ofTwo = errorOfStatus(400, { ...problem, errors: { email: ['Enter an address'], name: ['Enter a name'] } })
  expect(failureMessage(ofTwo)).toEqual({ title: problem.title, text: 'Check what you entered' })
  const twoOfOne = errorOfStatus(400, { ...problem, errors: { email: ['Enter an address', 'Too short'] } })
  expect(failureMessage(twoOfOne)).toEqual({ title: problem.title, text: 'Check what you entered' })
})

test.each([401, 402, 413, 418, 422, 500, 502, 503])("§8 status %d is a 'Request error', and its detail an unknown error", (status) => {
  expect(failureMessage(errorOfStatus(status, problem))).toEqual({ title: 'Request error', text: 'An unknown error occurred' })
})

test.each([
  ['300', 'Wait about 5 minutes, then try again.'],
  [null, 'Wait a few minutes, then try again.'],
])('§8 too many tries keep the title and say when to try again (%s)', (retryAfter, text) => {
  expect(failureMessage(errorOfStatus(429, problem, retryAfter))).toEqual({ title: 'Request error', text })
})

test.each([
  [403, 'Insufficient rights to perform action'],
  [404, 'Not found'],
])('§8 status %d says one thing', (status, title) => {
  expect(failureMessage(errorOfStatus(status, problem))).toEqual({ title })
})

test('§8 a body of another shape says one thing', () => {
  expect(failureMessage(errorOfStatus(409, 'text'))).toEqual({ title: 'One or more validation errors occured' })
})

test('§8 what is no answer at all is an unknown error', () => {
  expect(failureMessage(errorOfFailure()).title).toBe('An unknown error occurred')
  expect(failureMessage(new TypeError('/assets/x.js'))).toEqual({ title: 'An unknown error occurred' })
})

test('§8 a failure of the cart is said as the catalogue has it', () => {
  expect(failureLine(new MessageError('Cart item not found'))).toBe('Cart item not found')
})

test('the words of the server are said once', () => {
  const wrong = { ...problem, title: 'Incorrect email or password', detail: undefined }
  expect(failureMessage(errorOfStatus(400, wrong))).toEqual({ title: 'Incorrect email or password' })
  const last = { ...problem, title: 'A team needs an Admin', detail: 'Give someone else the Admin role first.' }
  expect(failureLine(errorOfStatus(409, last))).toBe('A team needs an Admin. Give someone else the Admin role first.')
})
