import { expect, test } from 'vitest'
import { currencyRules, decimalsOf } from './currencies.ts'
import { currencies } from './money.ts'

const formatOf = (currency: string) => new Intl.NumberFormat('en-US', { style: 'currency', currency })

// Mails, invoices and screens in other languages are written by Intl, which has its own idea of decimals.
test.each(currencies)('%s has as many decimals as Intl writes', (currency) => {
  expect(formatOf(currency).resolvedOptions().maximumFractionDigits).toBe(decimalsOf(currency))
})

test.each(currencies)('%s is written with the prefix that Intl writes', (currency) => {
  expect(formatOf(currency).format(1).split('1')[0]).toBe(currencyRules[currency].prefix)
})
