import { expect, test } from 'vitest'
import type { Address } from './address.ts'
import { addressExample } from './address-examples.ts'
import { addressRule, findAddressFaults } from './address-rules.ts'
import { countryCodes, isInEu } from './countries.ts'

const address = (change: Partial<Address> = {}): Address => ({
  countryCode: 'DE',
  streetAddress1: 'Torstraße 1',
  streetAddress2: null,
  locality: 'Berlin',
  region: null,
  postCode: '10119',
  ...change,
})

test('every country has a rule, and the example of its postcode is valid', () => {
  expect(countryCodes).toHaveLength(249)
  for (const country of countryCodes) {
    const { postCode } = addressRule(country)
    if (postCode) expect(postCode.example).toMatch(postCode.pattern)
    // The placeholder of the form must itself be a valid address.
    const example = addressExample(country)
    if (postCode) expect(example).toBeDefined()
    if (!example) continue
    const { street: streetAddress1, city: locality, region, postCode: code } = example
    expect(findAddressFaults({ countryCode: country, streetAddress1, streetAddress2: null, locality, region, postCode: code })).toEqual([])
  }
})

test('the EU has 27 members, and the United Kingdom is not one of them', () => {
  expect(countryCodes.filter(isInEu)).toHaveLength(27)
  expect(isInEu('GB')).toBe(false)
})

test.each([
  [{}, []],
  [{ postCode: '1011' }, ['postCode: Check the postcode, such as 10115']],
  [{ postCode: null }, ['postCode: Enter the postcode, such as 10115']],
  [{ locality: null }, ['locality: Enter the city']],
  [{ streetAddress1: ' ' }, ['streetAddress1: Enter the street and number']],
  [{ countryCode: 'XX' }, ['countryCode: Choose a country']],
  [{ countryCode: 'GB', postCode: 'ec1a 1bb' }, []],
  [{ countryCode: 'NL', postCode: '1012AB' }, []],
  [{ countryCode: 'US', postCode: null, region: 'NY' }, ['postCode: Enter the ZIP code, such as 10001']],
  [{ countryCode: 'US', postCode: '10001' }, ['region: Enter the state']],
  [{ countryCode: 'US', postCode: '10001-1234', region: 'NY' }, []],
  [{ countryCode: 'CA', postCode: 'K1A 0B1' }, ['region: Enter the province']],
  [{ countryCode: 'HK', postCode: null }, []],
])('an address with %j', (change, faults) => {
  expect(findAddressFaults(address(change)).map(({ field, text }) => `${field}: ${text}`)).toEqual(faults)
})
