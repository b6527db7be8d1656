import { type Currency, currencyRules, decimalsOf } from '#contract/core/currencies.ts'

/** What somebody typed for an amount of money. */
export type AmountReading = { kind: 'empty' } | { kind: 'amount'; amount: number } | { kind: 'wrong'; because: string }

const largest = 1_000_000
const wrong = (because: string): AmountReading => ({ kind: 'wrong', because })

/** Spaces and apostrophes only group digits; a currency's sign or code adds nothing to the field's own currency. */
const strip = (text: string): string => text.replaceAll(/[\s'’]|[A-Z]{3}|kr|\p{Sc}/gu, '')

/** Where both separators occur, the last one is the decimal separator. A single comma before three digits groups them: 1,200. */
const decimalMark = (digits: string): '.' | ',' | undefined => {
  const dot = digits.lastIndexOf('.')
  const comma = digits.lastIndexOf(',')
  if (dot >= 0 && comma >= 0) return dot > comma ? '.' : ','
  if (comma >= 0) return /^\d{1,3}(,\d{3})+$/.test(digits) ? undefined : ','
  return dot >= 0 ? '.' : undefined
}

/** Reads 59, 59.9, 59,90, 1 200, 1,200.50 and 1.200,50. Nothing is guessed: ambiguous input is refused. */
export const readAmount = (text: string, currency: Currency): AmountReading => {
  const digits = strip(text)
  if (digits === '') return text.trim() === '' ? { kind: 'empty' } : wrong('Enter an amount such as 59 or 59.90')
  const mark = decimalMark(digits)
  const [whole = '', fraction = '', ...more] = mark ? digits.split(mark) : [digits]
  const plain = whole.replaceAll(mark === ',' ? '.' : ',', '')
  if (more.length > 0 || !/^\d+$/.test(plain) || !/^\d*$/.test(fraction)) return wrong('Enter an amount such as 59 or 59.90')
  if (fraction.length > decimalsOf(currency)) return wrong(currencyRules[currency].tooManyDecimals)
  const amount = Number(`${plain}.${fraction || '0'}`)
  return amount > largest ? wrong('Use at most 1,000,000') : { kind: 'amount', amount }
}

/** An amount as a field shows it: 59, but 59.90. */
export const writeAmount = (amount: number | undefined, currency: Currency): string => {
  if (amount === undefined) return ''
  return Number.isInteger(amount) ? String(amount) : amount.toFixed(decimalsOf(currency))
}
