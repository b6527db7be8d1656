import type { Currency } from './currencies.ts'

/** The countries in which customers pay with each currency. */
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

const byCountry = new Map(
  Object.entries(countries).flatMap(([currency, codes]) => codes.split(' ').map((country) => [country, currency as Currency] as const)),
)

/** The currency that customers of a country pay with, if the shop takes it. */
export const currencyOfCountry = (country: string): Currency | undefined => byCountry.get(country)
