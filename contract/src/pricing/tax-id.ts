import { type Scheme, schemes } from './tax-ids/schemes.ts'

/** Checks the form and the check digits of a business's tax number. It does not check whether the number is in use. */
export type TaxIdVerdict =
  /** Formatted as on an invoice, with the country in front. */
  { valid: true; number: string } | { valid: false; because: 'no-such-scheme' | 'form' | 'checksum' }

const schemeOf = (country: string): Scheme | undefined => (Object.hasOwn(schemes, country) ? schemes[country] : undefined)

export const hasTaxIds = (country: string): boolean => schemeOf(country) !== undefined

export const taxIdExample = (country: string): string | undefined => schemeOf(country)?.example

/** People write spaces, dots, dashes and slashes, which have no meaning. */
const compact = (text: string): string => text.toUpperCase().replace(/[\s./\-\u2010-\u2015\u00b7]/g, '')

export const judgeTaxId = (country: string, entered: string): TaxIdVerdict => {
  const scheme = schemeOf(country)
  if (!scheme) return { valid: false, because: 'no-such-scheme' }
  const text = compact(entered)
  const prefix = scheme.prefixes.find((one) => text.startsWith(one))
  const rest = prefix ? text.slice(prefix.length) : text
  if (!scheme.form.test(rest)) return { valid: false, because: 'form' }
  if (!scheme.isRight(rest)) return { valid: false, because: 'checksum' }
  return { valid: true, number: `${prefix === 'XI' ? 'XI' : scheme.prefixes[0]}${rest}` }
}

/** The field's message for an invalid number: what to do about it. */
export const taxIdMessage = (country: string, because: Exclude<TaxIdVerdict, { valid: true }>['because']): string => {
  const example = taxIdExample(country)
  if (because === 'no-such-scheme' || !example) return 'We can’t accept tax ids from this country. Leave it empty.'
  if (because === 'form') return `Use your country’s format, such as ${example}`
  return 'This tax id has a typo. Check it, or leave it empty.'
}
