import { expect, test } from 'vitest'
import { errorOfFailure, errorOfStatus } from './call-error.ts'

const problem = (more: object) => ({ type: '/problems/x', title: 'Not valid', status: 400, ...more })

test('§8 a problem with one error of one message carries that message', () => {
  const error = errorOfStatus(400, problem({ detail: 'Check it', errors: { email: ['Enter an address'] } }))
  expect(error).toMatchObject({
    message: 'Enter an address',
    title: 'Not valid',
    detail: 'Check it',
    status: 400,
    errors: { email: ['Enter an address'] },
  })
})

test.each([
  [{ detail: 'Check it', errors: { a: ['1', '2'] } }, 'Check it'],
  [{ detail: 'Check it', errors: { a: ['1'], b: ['2'] } }, 'Check it'],
  [{ detail: 'Check it' }, 'Check it'],
  [{}, 'Not valid'],
])('§8 otherwise the detail, otherwise the title: %o', (more, message) => {
  expect(errorOfStatus(409, problem(more)).message).toBe(message)
})

test.each([undefined, 'text', {}, { title: 1 }])('§8 a 400 whose body is not a problem: %o', (body) => {
  expect(errorOfStatus(400, body).message).toBe('One or more validation errors occured')
})

test.each([
  [403, 'Insufficient rights to perform action'],
  [404, 'Not found'],
  [500, 'Request error'],
  [418, 'Request error'],
])('§8 status %d says %s', (status, message) => {
  expect(errorOfStatus(status, {}).message).toBe(message)
})

test('§8 other statuses carry the detail of an unknown error', () => {
  expect(errorOfStatus(502, {}).detail).toBe('An unknown error occurred')
})

test('§8 a failure that is not HTTP is an unknown error', () => {
  expect(errorOfFailure().message).toBe('An unknown error occurred')
  expect(errorOfFailure().detail, 'what the call did is not known').toBe('We got no answer. Check your connection, then try again.')
})

test.each([
  [1, 'a minute'],
  [60, 'a minute'],
  [61, 'about 2 minutes'],
  [900, 'about 15 minutes'],
  [7200, 'about 2 hours'],
])('§8 a 429 that asks for %d seconds says to wait %s', (seconds, text) => {
  expect(errorOfStatus(429, {}, String(seconds))).toMatchObject({
    message: 'Request error',
    detail: `Wait ${text}, then try again.`,
  })
})
