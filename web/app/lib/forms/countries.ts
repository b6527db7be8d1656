import { countryCodes } from '#contract/core/countries.ts'

export type Country = { value: string; label: string }

export const countryName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }).of(code) ?? code

export const listCountries = (locale: string): Country[] => {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' })
  return countryCodes
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale))
}
