/** The rules of a currency. Anything else that differs by currency is a `Record<Currency, ...>` where it is needed. */
type CurrencyRules = {
  /** Digits after the decimal point, in the API and on screens. The server counts amounts in whole minor units. */
  decimals: 0 | 2
  /** The text before an amount: the currency's sign, or its code where the sign is ambiguous. */
  prefix: string
  /** The message for an amount with more digits than that. */
  tooManyDecimals: string
}

const hundredths = { decimals: 2, tooManyDecimals: 'Use at most two decimals' } as const

/** The currencies of the shop, in the order in which they are offered. Stored documents may have fewer, or ones that were removed. */
export const currencyRules = {
  USD: { ...hundredths, prefix: '$' },
  EUR: { ...hundredths, prefix: '€' },
  GBP: { ...hundredths, prefix: '£' },
  CHF: { ...hundredths, prefix: 'CHF\u00a0' },
  NOK: { ...hundredths, prefix: 'NOK\u00a0' },
  SEK: { ...hundredths, prefix: 'SEK\u00a0' },
  DKK: { ...hundredths, prefix: 'DKK\u00a0' },
  CAD: { ...hundredths, prefix: 'CA$' },
  AUD: { ...hundredths, prefix: 'A$' },
  JPY: { decimals: 0, prefix: '¥', tooManyDecimals: 'Yen have no decimals' },
} as const satisfies Record<string, CurrencyRules>

export type Currency = keyof typeof currencyRules
export const currencies = Object.keys(currencyRules) as [Currency, ...Currency[]]

/** Every price has this currency; the others are derived from it. */
export const defaultCurrency = 'USD' satisfies Currency

export const decimalsOf = (code: Currency): number => currencyRules[code].decimals

/** The number of minor units in one unit: 100 for a dollar, 1 for a yen. */
export const minorUnitsOf = (code: Currency): number => 10 ** currencyRules[code].decimals

/** The shop's only rounding: half away from zero. */
export const round = (value: number): number => {
  const magnitude = Math.abs(value)
  // The epsilon corrects binary fractions such as 1.005 * 100 = 100.49999999999999.
  const rounded = Math.floor(magnitude + 0.5 + magnitude * Number.EPSILON)
  return value < 0 ? 0 - rounded : rounded
}

/** A decimal amount as whole minor units. */
export const toMinorUnits = (amount: number, code: Currency): number => round(amount * minorUnitsOf(code))

/** Sums of decimals drift: this is the nearest amount that the currency has. */
export const roundAmount = (amount: number, code: Currency): number => toMinorUnits(amount, code) / minorUnitsOf(code)
