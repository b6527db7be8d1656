import type { Address } from '#contract/core/address.ts'
import type { WireMoney } from '#contract/core/money.ts'

const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' })

/** To the second, in UTC, the same for whoever reads it. */
export const writeTime = (at: Date | string): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ')

export const writeCountry = (code: string | null): string => (code === null ? 'unknown' : (countries.of(code) ?? code))

export const writeAmount = ({ amount, currency }: WireMoney): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).format(amount).replace('-', '−')

export const writeLines = ({ streetAddress1, streetAddress2, postCode, locality, region, countryCode }: Address): string =>
  [streetAddress1, streetAddress2, [postCode, locality].filter(Boolean).join(' '), region, writeCountry(countryCode)]
    .filter(Boolean)
    .join(', ')
