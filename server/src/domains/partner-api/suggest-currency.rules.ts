import { type Currency, defaultCurrency } from '#contract/core/money.ts'

/** Where each currency is what customers pay with. Everybody else pays with the default one. */
const countries: Readonly<Record<Currency, string>> = {
  USD: 'US',
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  GBP: 'GB',
  CHF: 'CH LI',
  NOK: 'NO',
  SEK: 'SE',
  DKK: 'DK',
  CAD: 'CA',
  AUD: 'AU',
  JPY: 'JP',
}

const ownMoney = new Map(
  Object.entries(countries).flatMap(([currency, codes]) => codes.split(' ').map((country) => [country, currency as Currency] as const)),
)

/** What a customer of this country pays with, where the shop takes it. */
export const suggestCurrency = (country: string | undefined): Currency => ownMoney.get(country ?? '') ?? defaultCurrency
