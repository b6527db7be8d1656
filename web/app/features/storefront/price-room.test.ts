import { expect, test } from 'vitest'
import type { Variation } from '#contract/catalog/catalog.ts'
import { currencies } from '#contract/core/currencies.ts'
import { formatMoney } from '#web/ui/price.tsx'
import { priceRoom } from './price-room.ts'

const amounts = { USD: 119, EUR: 109, GBP: 95, CHF: 107.1, NOK: 1261.4, SEK: 1249.5, DKK: 809.2, CAD: 166.6, AUD: 178.5, JPY: 17850 }
const monthly = { type: 'Recurring', cycleLength: 'Monthly' } as const
const roomFor = (price: Variation['price'], originalPrice = price, recurrence: Variation['recurrence'] = { type: 'OneOff' }) =>
  priceRoom({ price, originalPrice, recurrence })

test('a price has room for each currency in each way of writing it', () => {
  for (const currency of currencies)
    for (const locale of ['en-US', 'de-DE', 'nb-NO', 'ja-JP', 'fr-CA', 'en-IN'])
      expect(formatMoney(amounts[currency], currency, { locale }).length, `${currency} ${locale}`).toBeLessThanOrEqual(roomFor(amounts))
})

test('a period and the price before a discount get room of their own', () => {
  const higher = { ...amounts, NOK: 1590 }
  expect(roomFor(amounts, higher)).toBeGreaterThan(roomFor(amounts))
  expect(roomFor(amounts, amounts, monthly)).toBeGreaterThan(roomFor(amounts))
})

test('what is free has no period', () => {
  const nothing = Object.fromEntries(currencies.map((currency) => [currency, 0])) as Variation['price']
  expect(roomFor(nothing, nothing, monthly)).toBe('Free'.length)
})
