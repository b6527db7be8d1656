import type { Address } from '#contract/core/address.ts'

/** Whose tax an address is under. The Canary Islands are Spain's, and outside the EU's VAT: their post codes begin with 35 or 38. */
export const taxCountryOf = ({ countryCode, postCode }: Pick<Address, 'countryCode' | 'postCode'>): string =>
  countryCode === 'ES' && /^\s*(35|38)\d{3}\s*$/.test(postCode ?? '') ? 'IC' : countryCode
