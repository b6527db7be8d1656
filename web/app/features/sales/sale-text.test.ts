import { expect, test } from 'vitest'
import { addressLines, utmFacts } from './sale-text.ts'

test('a buyer’s origin is shown with readable names, the usual parameters first', () => {
  expect(utmFacts({ utm_x: '1', utm_campaign: 'spring', utm_source: 'letter', utm_term: '' })).toEqual([
    { term: 'Source', detail: 'letter' },
    { term: 'Campaign', detail: 'spring' },
    { term: 'utm_x', detail: '1' },
  ])
})

test.each([
  [
    { countryCode: 'DE', streetAddress1: 'Torstraße 1', streetAddress2: null, locality: 'Berlin', region: null, postCode: '10119' },
    ['Torstraße 1', '10119 Berlin'],
  ],
  [
    { countryCode: 'HK', streetAddress1: '1 Peak Road', streetAddress2: 'Flat 2', locality: null, region: 'Hong Kong', postCode: null },
    ['1 Peak Road', 'Flat 2', 'Hong Kong'],
  ],
])('an address is written without empty lines: %#', (address, lines) => {
  expect(addressLines(address)).toEqual(lines)
})
