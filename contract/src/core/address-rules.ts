import type { Address } from './address.ts'
import { addressExample } from './address-examples.ts'
import { isCountry } from './countries.ts'

/** The address format of a country: its postcode with an example, and the name of its regions where addresses need one. */
export type AddressRule = {
  /** null: the country has no postcodes, or does not require them. */
  postCode: { pattern: RegExp; example: string } | null
  /** null: no region is needed. */
  region: 'State' | 'Province' | 'Prefecture' | null
}

const digits = (count: number): RegExp => new RegExp(`^\\d{${count}}$`)

/** By the form of the postcode; separators that the country's post writes between the parts may be left out. */
const postCodes: readonly (readonly [countries: string, pattern: RegExp])[] = [
  ['AT BE BG CH CY DK HU LI LU NO SI', digits(4)],
  ['AU NZ ZA', digits(4)],
  ['DE EE ES FI FR HR IT MC MX RS TH TR UA', digits(5)],
  ['CN IN RO SG', digits(6)],
  ['CZ GR SE SK', /^\d{3} ?\d{2}$/],
  ['BR', /^\d{5}-?\d{3}$/],
  ['CA', /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z] ?\d[ABCEGHJ-NPRSTV-Z]\d$/i],
  ['GB', /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i],
  ['IE', /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W) ?[0-9AC-FHKNPRTV-Y]{4}$/i],
  ['IL', /^\d{5}(?:\d{2})?$/],
  ['IS', digits(3)],
  ['JP', /^\d{3}-?\d{4}$/],
  ['KR', digits(5)],
  ['LT', /^(?:LT-?)?\d{5}$/i],
  ['LV', /^(?:LV-?)?\d{4}$/i],
  ['MT', /^[A-Z]{3} ?\d{2,4}$/i],
  ['NL', /^[1-9]\d{3} ?[A-Z]{2}$/i],
  ['PL', /^\d{2}-?\d{3}$/],
  ['PT', /^\d{4}-?\d{3}$/],
  ['US', /^\d{5}(?:-?\d{4})?$/],
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
  return {
    postCode: found ? { pattern: found[1], example: addressExample(country)?.postCode ?? '' } : null,
    region: regions[country] ?? null,
  }
}

export type AddressFault = { field: keyof Address; text: string }

/** What is missing or wrong for an invoice, by field; empty when the address is complete. */
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
