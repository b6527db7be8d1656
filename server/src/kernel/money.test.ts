import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, money, round, shareOf, split, toWire } from './money.ts'

test.each([
  [0.5, 1],
  [-0.5, -1],
  [1.4999, 1],
  [2.5, 3],
  [-2.5, -3],
  [1.005 * 100, 101],
  [0, 0],
])('an amount of %d is rounded half away from zero to %d', (value, rounded) => {
  expect(round(value)).toBe(rounded)
})

test('in the API money is a decimal amount, and yen have no decimals', () => {
  expect(toWire(money(5900, 'USD'))).toEqual({ currency: 'USD', amount: 59 })
  expect(toWire(money(5999, 'EUR'))).toEqual({ currency: 'EUR', amount: 59.99 })
  expect(toWire(money(5900, 'JPY'))).toEqual({ currency: 'JPY', amount: 5900 })
})

test('amounts in two currencies are never added', () => {
  expect(() => add(money(1, 'USD'), money(1, 'EUR'))).toThrow('Cannot add USD and EUR')
})

test('half a cent is not an amount', () => {
  expect(() => money(0.5, 'USD')).toThrow('whole minor units')
})

test('twenty percent of 79.99 is 16.00', () => {
  expect(shareOf(7999, 0.2)).toBe(1600)
})

test('the parts of a split always add up to the whole, whatever the weights', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.array(fc.nat(1e6), { minLength: 1, maxLength: 50 }), (whole, weights) => {
      const parts = split(whole, weights)
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole)
      expect(parts.every((part) => part === 0 || Math.sign(part) === Math.sign(whole))).toBe(true)
    }),
  )
})

test('a split gives the odd cent to the largest remainder', () => {
  expect(split(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(split(10, [0, 0])).toEqual([5, 5])
})
