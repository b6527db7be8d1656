import fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeRate, splitFee } from './fee.rules.ts'

test.each([
  [{ agreed: null, isOwnChannel: false }, 0.15],
  [{ agreed: null, isOwnChannel: true }, 0.08],
  [{ agreed: 0.05, isOwnChannel: false }, 0.05],
  [{ agreed: 0.1, isOwnChannel: true }, 0.1],
  [{ agreed: 0, isOwnChannel: false }, 0],
])('§7 the fee with %j is %d', (asked, rate) => {
  expect(feeRate(asked)).toBe(rate)
})

test('§7 the fee is of the price without tax', () => {
  expect(splitFee({ due: 11_900, tax: 1_900 }, 0.15)).toEqual({ fee: 1_500, net: 8_500 })
})

test('tax, fee and the creator’s share always add up to the whole, and none is negative', () => {
  const amounts = fc
    .tuple(fc.nat(10_000_000), fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([due, part]) => ({ due, tax: Math.floor(due * part) }))
  fc.assert(
    fc.property(amounts, fc.constantFrom(0, 0.08, 0.15, 0.333, 1), (amount, rate) => {
      const { fee, net } = splitFee(amount, rate)
      expect(amount.tax + fee + net).toBe(amount.due)
      expect(Math.min(fee, net)).toBeGreaterThanOrEqual(0)
    }),
  )
})
