import fc from 'fast-check'
import { expect, test } from 'vitest'
import { currencies, decimalsOf } from '#contract/core/money.ts'
import { plainMoney } from './plain-money.ts'

test('plain money equals the American format of Intl', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.integer({ min: -999_999_999, max: 999_999_999 }),
      fc.boolean(),
      (currency, minor, exact) => {
        const amount = minor / 10 ** decimalsOf(currency)
        const format = new Intl.NumberFormat('en-US', {
          style: 'currency',
          currency,
          trailingZeroDisplay: exact ? 'auto' : 'stripIfInteger',
        })
        expect(plainMoney(amount, currency, exact)).toBe(format.format(amount + 0))
      },
    ),
  )
})
