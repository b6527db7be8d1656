import { expect, test } from 'vitest'
import { currencyRules, decimalsOf } from './currencies.ts'
import { currencies } from './money.ts'

const formatOf = (currency: string) => new Intl.NumberFormat('en-US', { style: 'currency', currency })

// Emails, invoices and screens in other languages are formatted by Intl, which has its own rules for decimals.
test.each(currencies)('%s has as many decimals as in Intl', (currency) => {
  expect(formatOf(currency).resolvedOptions().maximumFractionDigits).toBe(decimalsOf(currency))
})

test.each(currencies)('%s has the same prefix as in Intl', (currency) => {
  expect(formatOf(currency).format(1).split('1')[0]).toBe(currencyRules[currency].prefix)
})
