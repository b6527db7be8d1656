import { type Scheme, schemes } from './tax-ids/schemes.ts'

/** Whether a business's tax number can be one of its country: its form and its check digits. Nobody is asked whether it is in use. */
export type TaxIdVerdict =
  /** Written as an invoice writes it, with the country in front. */
  { valid: true; number: string } | { valid: false; because: 'no-such-scheme' | 'form' | 'checksum' }

const schemeOf = (country: string): Scheme | undefined => (Object.hasOwn(schemes, country) ? schemes[country] : undefined)

export const hasTaxIds = (country: string): boolean => schemeOf(country) !== undefined

export const taxIdExample = (country: string): string | undefined => schemeOf(country)?.example

/** Spaces, dots, dashes and slashes are how people write; they mean nothing. */
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

/** What to do about a number that does not stand, in the words of the field. */
export const taxIdMessage = (country: string, because: Exclude<TaxIdVerdict, { valid: true }>['because']): string => {
  const example = taxIdExample(country)
  if (because === 'no-such-scheme' || !example) return 'We can’t accept tax ids from this country. Leave it empty.'
  if (because === 'form') return `Use your country’s format, such as ${example}`
  return 'This tax id has a typo. Check it, or leave it empty.'
}
