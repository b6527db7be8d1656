import { expect, test } from 'vitest'
import { describeError } from './error-text.ts'

test("§2 401: 'Unauthorized - You don't have access to this page', with a sign-in button", () => {
  expect(describeError({ status: 401, message: '' })).toEqual({
    title: 'Unauthorized',
    heading: 'Unauthorized',
    text: "You don't have access to this page",
    offersSignIn: true,
    offersRetry: false,
  })
})

test("§2 403: 'Forbidden'", () => {
  expect(describeError({ status: 403, message: 'x' })).toEqual({
    title: 'Forbidden',
    heading: 'Forbidden',
    offersSignIn: false,
    offersRetry: false,
  })
})

test("§2 404: 'Page not found - Sorry we can't find the page you are looking for'", () => {
  expect(describeError({ status: 404, message: 'Not found' })).toEqual({
    title: 'Page not found',
    heading: 'Page not found',
    text: "Sorry we can't find the page you are looking for",
    offersSignIn: false,
    offersRetry: false,
  })
})

test.each(['Page Not Found: /ab', 'Page not found: /a/b/c/d'])('§8 the router’s message is shown small below the text: %s', (message) => {
  expect(describeError({ status: 404, message }).small).toBe(message)
})

test("§2 other errors: the status code, 'An error occurred' and the message", () => {
  expect(describeError({ status: 500, message: 'Request error' })).toMatchObject({
    title: 'An error occurred',
    code: '500',
    heading: 'An error occurred',
    text: 'Request error',
  })
})

test('§8 the detail of a failed call is shown small below its message', () => {
  const text = describeError({ status: 502, message: 'Request error', detail: 'An unknown error occurred' })
  expect(text).toMatchObject({ code: '502', text: 'Request error', small: 'An unknown error occurred' })
})

test("§2 no error: 'Unknown error'", () => {
  expect(describeError(undefined)).toMatchObject({ title: 'An error occurred', heading: 'Unknown error' })
})

test('a very long path does not fill the page', () => {
  expect(describeError({ status: 404, message: `Page Not Found: /${'a'.repeat(8000)}` }).small?.length).toBeLessThan(420)
})
