import { type Currency, defaultCurrency } from '#contract/core/money.ts'

const euroCountries = 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'.split(' ')

const ownMoney = new Map<string, Currency>([
  ['GB', 'GBP'],
  ['CH', 'CHF'],
  ['LI', 'CHF'],
  ['NO', 'NOK'],
  ['SE', 'SEK'],
  ['DK', 'DKK'],
  ['CA', 'CAD'],
  ['AU', 'AUD'],
  ['JP', 'JPY'],
  ...euroCountries.map((country): [string, Currency] => [country, 'EUR']),
])

/** What a customer of this country pays with, where the shop takes it. */
export const suggestCurrency = (country: string | undefined): Currency => ownMoney.get(country ?? '') ?? defaultCurrency
