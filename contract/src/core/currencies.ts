/** The rules of a currency. Everything else that differs by currency is a `Record<Currency, ...>` where it is needed. */
type CurrencyRules = {
  /** Digits after the point, on the wire and on screens. Inside the server an amount is whole units of the last of them. */
  decimals: 0 | 2
  /** What stands before an amount: its sign, or its code where the sign would not tell it from another's. */
  prefix: string
  /** What is said to an amount with more digits than that. */
  tooManyDecimals: string
}

const hundredths = { decimals: 2, tooManyDecimals: 'Use at most two decimals' } as const

/** The currencies of the shop, in the order in which they are offered. Documents may know fewer, or some that are gone. */
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

/** The one every price has, from which the others are derived. */
export const defaultCurrency = 'USD' satisfies Currency

export const decimalsOf = (code: Currency): number => currencyRules[code].decimals

/** How many minor units one unit has: a dollar 100, a yen 1. */
export const minorUnitsOf = (code: Currency): number => 10 ** currencyRules[code].decimals

/** The one rounding of the shop: half away from zero. */
export const round = (value: number): number => {
  const magnitude = Math.abs(value)
  // The nudge undoes binary fractions such as 1.005 * 100 = 100.49999999999999.
  const rounded = Math.floor(magnitude + 0.5 + magnitude * Number.EPSILON)
  return value < 0 ? 0 - rounded : rounded
}

/** A decimal amount as whole minor units. */
export const toMinorUnits = (amount: number, code: Currency): number => round(amount * minorUnitsOf(code))

/** Decimals drift when they are added up: the nearest amount that the currency has. */
export const roundAmount = (amount: number, code: Currency): number => toMinorUnits(amount, code) / minorUnitsOf(code)
