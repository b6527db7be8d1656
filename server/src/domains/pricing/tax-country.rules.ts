import type { Address } from '#contract/core/address.ts'

/** The country whose tax applies to an address. The Canary Islands (postcodes 35 and 38) belong to Spain, but are outside the EU's VAT area. */
export const taxCountryOf = ({ countryCode, postCode }: Pick<Address, 'countryCode' | 'postCode'>): string =>
  countryCode === 'ES' && /^\s*(35|38)\d{3}\s*$/.test(postCode ?? '') ? 'IC' : countryCode
