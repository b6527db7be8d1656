import type { Address } from '#contract/core/address.ts'
import type { Buyer, Seller } from '../invoices/invoice-content.ts'

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** The country at the end and the postcode before the city, which every post office understands. */
export const writeAddress = ({ countryCode, streetAddress1, streetAddress2, locality, region, postCode }: Address): string[] => [
  streetAddress1,
  ...(streetAddress2 ? [streetAddress2] : []),
  ...[[postCode, locality].filter(Boolean).join(' '), region ?? ''].filter(Boolean),
  countries.of(countryCode) ?? countryCode,
]

export const writeSeller = ({ name, address, taxId, registration, email }: Seller): string[] => [
  name,
  ...writeAddress(address),
  email,
  ...(taxId ? [`VAT ${taxId}`] : []),
  ...(registration ? [registration] : []),
]

export const writeBuyer = ({ name, businessName, address, taxId, email }: Buyer): string[] => [
  ...(businessName ? [businessName] : []),
  name,
  ...(address ? writeAddress(address) : []),
  email,
  ...(taxId ? [`VAT ${taxId}`] : []),
]
