import { expect, test } from 'vitest'
import { ownCurrency } from './own-currency.ts'

test.each([
  ['en-US', 'USD'],
  ['en', 'USD'],
  ['de-DE', 'EUR'],
  ['de', 'EUR'],
  ['de-CH', 'CHF'],
  ['en-GB', 'GBP'],
  ['ja', 'JPY'],
  ['pl-PL', undefined],
  ['not a language', undefined],
])('a visitor who reads %s pays in %s at home', (locale, currency) => {
  expect(ownCurrency(locale)).toBe(currency)
})
