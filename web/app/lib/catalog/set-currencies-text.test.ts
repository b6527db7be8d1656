import { expect, test } from 'vitest'
import type { Currency } from '#contract/core/money.ts'
import { setCurrenciesText } from './set-currencies-text.ts'

const all = ['EUR', 'GBP', 'CHF', 'JPY'] as const

test.each<[Currency[], string]>([
  [[], 'All are converted from USD'],
  [['EUR'], 'EUR is set. The rest are converted.'],
  [['EUR', 'GBP'], 'EUR and GBP are set. The rest are converted.'],
  [['EUR', 'GBP', 'JPY'], 'EUR, GBP and JPY are set. CHF is converted.'],
  [[...all], 'All are set'],
])('with %j set it reads “%s”', (set, text) => {
  expect(setCurrenciesText(all, (currency) => set.includes(currency))).toBe(text)
})
