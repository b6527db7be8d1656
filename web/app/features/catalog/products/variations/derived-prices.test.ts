import { expect, test } from 'vitest'
import type { PriceMap } from '#contract/core/money.ts'
import { derivedPrices, derivedText, withPrice } from './derived-prices.ts'

const saved: PriceMap = { USD: 50, EUR: 46, GBP: 39, CHF: 44, NOK: 530, SEK: 520, DKK: 343, CAD: 68.5, AUD: 76, JPY: 7450 }

test('derived amounts are known while the dollar price is the saved one', () => {
  expect(derivedPrices(saved, { USD: 50 })).toBe(saved)
  expect(derivedPrices(saved, { USD: 49 })).toBeUndefined()
  expect(derivedPrices(saved, {})).toBeUndefined()
  expect(derivedPrices(undefined, { USD: 50 })).toBeUndefined()
})

test('an empty field shows the amount that will be charged there, yen without decimals', () => {
  expect(derivedText(saved, 'EUR', 50)).toBe('46.00')
  expect(derivedText(saved, 'JPY', 50)).toBe('7450')
  expect(derivedText(undefined, 'EUR', 49)).toBe('from USD')
  expect(derivedText(undefined, 'EUR', undefined)).toBe('')
})

test('a price is set, changed and removed', () => {
  expect(withPrice({ JPY: 5 }, 'USD', 9)).toEqual({ USD: 9, JPY: 5 })
  expect(withPrice({ USD: 9, EUR: 8 }, 'EUR', undefined)).toEqual({ USD: 9 })
})
