import { expect, test } from 'vitest'
import { suggestCurrency } from './suggest-currency.rules.ts'

test.each([
  [undefined, 'USD'],
  ['US', 'USD'],
  ['DE', 'EUR'],
  ['NO', 'NOK'],
  ['JP', 'JPY'],
  ['PL', 'USD'],
  ['constructor', 'USD'],
] as const)('a customer from %s is offered %s', (country, currency) => {
  expect(suggestCurrency(country)).toBe(currency)
})
