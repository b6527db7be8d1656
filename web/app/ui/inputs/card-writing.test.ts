import { expect, test } from 'vitest'
import { groupCardNumber, writeExpiry } from './card-writing.ts'

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 42', '4242 4242 42'],
  ['4242 ', '4242'],
  ['card', ''],
])('the card number %j is formatted as %j', (typed, written) => {
  expect(groupCardNumber(typed)).toBe(written)
})

test.each([
  ['1', '', '1'],
  ['4', '', '04 / '],
  ['12', '1', '12 / '],
  ['12 / 2', '12 / ', '12 / 2'],
  ['12/29', '', '12 / 29'],
  ['1/29', '', '01 / 29'],
  ['12/2029', '', '12 / 29'],
  ['12 /', '12 / ', '1'],
])('typing %j after %j gives the expiry %j', (typed, before, written) => {
  expect(writeExpiry(typed, before)).toBe(written)
})
