import fc from 'fast-check'
import { expect, test } from 'vitest'
import { earningsOf, fees, readPrice, readSales, timesSales } from './earnings.ts'

test.each([
  [5000, fees.shop, 750, 4250],
  [5000, fees.ownLink, 400, 4600],
  [4900, fees.shop, 735, 4165],
  [4900, fees.ownLink, 392, 4508],
  [990, fees.shop, 149, 841],
  [0, fees.shop, 0, 0],
])('%d cents at %d %%: %d for the shop, %d for the creator', (price, percent, fee, share) => {
  expect(earningsOf(price, percent)).toEqual({ price, fee, share })
})

test('fee and share always add up to the price, and neither is negative', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(...Object.values(fees)), (price, percent) => {
      const { fee, share } = earningsOf(price, percent)
      expect(fee + share).toBe(price)
      expect(Math.min(fee, share)).toBeGreaterThanOrEqual(0)
      expect(Math.abs(fee - (price * percent) / 100)).toBeLessThanOrEqual(0.5)
    }),
  )
})

test('a month is a number of single sales, each rounded by itself', () => {
  expect(timesSales(earningsOf(990, fees.shop), 3)).toEqual({ price: 2970, fee: 447, share: 2523 })
})

test.each([
  ['49', 4900],
  ['49.5', 4950],
  ['49,00', 4900],
  [' $49 ', 4900],
  ['0', 0],
  ['10000', 1_000_000],
])('"%s" is read as %d cents', (typed, cents) => {
  expect(readPrice(typed)).toEqual({ value: cents })
})

test.each(['', 'forty', '-5', '4.999', '1e3', '10000.01'])('"%s" is not a price', (typed) => {
  expect(readPrice(typed)).toHaveProperty('problem')
})

test.each([
  ['40', { value: 40 }],
  ['0', { value: 0 }],
  ['2.5', { problem: 'Enter a whole number' }],
  ['', { problem: 'Enter a whole number' }],
  ['100001', { problem: 'Enter at most 100,000' }],
])('"%s" is read as a number of sales', (typed, reading) => {
  expect(readSales(typed)).toEqual(reading)
})
