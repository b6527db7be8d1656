import { expect, test } from 'vitest'
import { taxCountryOf } from './tax-country.rules.ts'

test.each([
  ['ES', '35001', 'IC'],
  ['ES', ' 38650 ', 'IC'],
  ['ES', '28001', 'ES'],
  ['ES', null, 'ES'],
  ['FR', '35001', 'FR'],
  ['FI', '22100', 'FI'],
  ['AX', '22100', 'AX'],
])('an address in %s with %j is taxed as %s', (countryCode, postCode, country) => {
  expect(taxCountryOf({ countryCode, postCode })).toBe(country)
})
