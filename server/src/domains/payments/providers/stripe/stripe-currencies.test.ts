import { expect, test } from 'vitest'
import { type Currency, currencies, decimalsOf } from '#contract/core/money.ts'

/**
 * The decimals in which Stripe counts amounts, from its list of zero-decimal currencies and special cases. Ours are sent as they are;
 * where the two differ (Stripe counts ISK and HUF in hundredths) the provider must convert before that currency is sold in.
 */
const decimalsAtStripe: Record<Currency, number> = {
  USD: 2,
  EUR: 2,
  GBP: 2,
  CHF: 2,
  NOK: 2,
  SEK: 2,
  DKK: 2,
  CAD: 2,
  AUD: 2,
  JPY: 0,
}

test.each(currencies)('Stripe counts %s in the same units as the shop', (currency) => {
  expect(decimalsAtStripe[currency]).toBe(decimalsOf(currency))
})
