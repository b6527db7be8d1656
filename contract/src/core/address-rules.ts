import type { Address } from './address.ts'
import { isCountry } from './countries.ts'

/** What an address of a country looks like: its postcode with an example, and what its regions are called where letters need one. */
export type AddressRule = {
  /** null: the country has no postcodes, or nobody insists on them. */
  postCode: { pattern: RegExp; example: string } | null
  /** null: no region is needed. */
  region: 'State' | 'Province' | 'Prefecture' | null
}

const digits = (count: number): RegExp => new RegExp(`^\\d{${count}}$`)

/** By the postcode's form; what a country's own post writes between the parts may be left out. */
const postCodes: readonly (readonly [countries: string, pattern: RegExp, example: string])[] = [
  ['AT BE BG CH CY DK HU LI LU NO SI', digits(4), '1000'],
  ['AU NZ ZA', digits(4), '2000'],
  ['DE EE ES FI FR HR IT MC MX RS TH TR UA', digits(5), '10115'],
  ['CN IN RO SG', digits(6), '110001'],
  ['CZ GR SE SK', /^\d{3} ?\d{2}$/, '110 00'],
  ['BR', /^\d{5}-?\d{3}$/, '01310-100'],
  ['CA', /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i, 'K1A 0B1'],
  ['GB', /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, 'SW1A 1AA'],
  ['IE', /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/i, 'D02 AF30'],
  ['IL', /^\d{5}(?:\d{2})?$/, '9614303'],
  ['IS', digits(3), '101'],
  ['JP', /^\d{3}-?\d{4}$/, '100-0001'],
  ['KR', digits(5), '03051'],
  ['LT', /^(?:LT-?)?\d{5}$/i, 'LT-01100'],
  ['LV', /^(?:LV-?)?\d{4}$/i, 'LV-1010'],
  ['MT', /^[A-Z]{3} ?\d{2,4}$/i, 'VLT 1117'],
  ['NL', /^[1-9]\d{3} ?[A-Z]{2}$/i, '1012 AB'],
  ['PL', /^\d{2}-?\d{3}$/, '00-001'],
  ['PT', /^\d{4}-?\d{3}$/, '1000-001'],
  ['US', /^\d{5}(?:-?\d{4})?$/, '10001'],
]

const regions: Readonly<Record<string, NonNullable<AddressRule['region']>>> = {
  AU: 'State',
  BR: 'State',
  CA: 'Province',
  CN: 'Province',
  IN: 'State',
  JP: 'Prefecture',
  MX: 'State',
  US: 'State',
}

export const addressRule = (country: string): AddressRule => {
  const found = postCodes.find(([countries]) => countries.split(' ').includes(country))
  return { postCode: found ? { pattern: found[1], example: found[2] } : null, region: regions[country] ?? null }
}

export type AddressFault = { field: keyof Address; text: string }

/** What is missing or wrong for an invoice, at its field; nothing when the address is complete. */
export const findAddressFaults = (address: Address): AddressFault[] => {
  if (!isCountry(address.countryCode)) return [{ field: 'countryCode', text: 'Choose a country' }]
  const { postCode, region } = addressRule(address.countryCode)
  const faults: AddressFault[] = []
  if (!address.streetAddress1.trim()) faults.push({ field: 'streetAddress1', text: 'Enter the street and number' })
  if (!address.locality?.trim()) faults.push({ field: 'locality', text: 'Enter the city' })
  const entered = address.postCode?.trim() ?? ''
  if (postCode && !postCode.pattern.test(entered)) {
    const name = address.countryCode === 'US' ? 'ZIP code' : 'postcode'
    faults.push({ field: 'postCode', text: `${entered ? 'Check' : 'Enter'} the ${name}, such as ${postCode.example}` })
  }
  if (region && !address.region?.trim()) faults.push({ field: 'region', text: `Enter the ${region.toLowerCase()}` })
  return faults
}
