import { expect, test } from 'vitest'
import { readOrderNumber, writeOrderNumber } from './order-number.ts'

test.each([
  ['ORD-000042', 42],
  ['ord-42', 42],
  [' 42 ', 42],
  ['000042', 42],
  ['#42', 42],
  ['ord 42', 42],
  ['Ord000042', 42],
  ['ORD-000000', 0],
  ['robin 42', null],
  ['tape42', null],
  ['4242424242424242', null],
  ['', null],
])('%j is the order %s', (text, number) => {
  expect(readOrderNumber(text)).toBe(number)
})

test('a number is read as it is written', () => {
  expect(readOrderNumber(writeOrderNumber(123_456))).toBe(123_456)
})
