import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, minorUnitsOf } from '#contract/core/money.ts'
import { readAmount, writeAmount } from './amount-text.ts'

test.each([
  ['59', 59],
  [' 59.9 ', 59.9],
  ['59,90', 59.9],
  ['$59', 59],
  ['59 EUR', 59],
  ['1,200', 1200],
  ['1 200,50', 1200.5],
  ['1,200.50', 1200.5],
  ['1.200,50', 1200.5],
  ['1’200', 1200],
  ['0', 0],
])('%s is read as %d', (text, amount) => {
  expect(readAmount(text, 'USD')).toEqual({ kind: 'amount', amount })
})

test('an empty text is not an amount, which differs from zero', () => {
  expect(readAmount('  ', 'USD')).toEqual({ kind: 'empty' })
})

test.each([
  ['abc', 'Enter an amount such as 59 or 59.90'],
  ['$', 'Enter an amount such as 59 or 59.90'],
  ['-5', 'Enter an amount such as 59 or 59.90'],
  ['1.2.3', 'Enter an amount such as 59 or 59.90'],
  ['59.999', 'Use at most two decimals'],
  ['1000000.01', 'Use at most 1,000,000'],
])('%s is refused: %s', (text, because) => {
  expect(readAmount(text, 'USD')).toEqual({ kind: 'wrong', because })
})

test('yen have no decimals', () => {
  expect(readAmount('1300', 'JPY')).toEqual({ kind: 'amount', amount: 1300 })
  expect(readAmount('1300.5', 'JPY')).toEqual({ kind: 'wrong', because: 'Yen have no decimals' })
})

test('a formatted amount is read as the same amount', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.constantFrom(...currencies), (minor, currency) => {
      const amount = Math.min(minor / minorUnitsOf(currency), 1_000_000)
      expect(readAmount(writeAmount(amount, currency), currency)).toEqual({ kind: 'amount', amount })
    }),
  )
})
