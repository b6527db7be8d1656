import { type Currency, currencies, minorUnitsOf, round, type WireMoney } from '#contract/core/money.ts'

export { round } from '#contract/core/money.ts'

/** Whole minor units of a currency: 5900 USD is $59.00, 5900 JPY is ¥5900. */
export type Money = { readonly currency: Currency; readonly amount: number }

export const money = (amount: number, currency: Currency): Money => {
  if (!Number.isSafeInteger(amount)) throw new Error(`Money is whole minor units, not ${amount}`)
  return { currency, amount }
}

export const add = (a: Money, b: Money): Money => {
  if (a.currency !== b.currency) throw new Error(`Cannot add ${a.currency} and ${b.currency}`)
  return money(a.amount + b.amount, a.currency)
}

/** A share of an amount, rounded once; the share is a fraction such as 0.2. */
export const shareOf = (amount: number, fraction: number): number => round(amount * fraction)

export const toDecimal = (amount: number, currency: Currency): number => amount / minorUnitsOf(currency)

export const toWire = (value: Money): WireMoney => ({ currency: value.currency, amount: toDecimal(value.amount, value.currency) })

/** Sorted in the order in which the shop lists its currencies. */
export const inCurrencyOrder = <Row extends { readonly currency: Currency }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => currencies.indexOf(one.currency) - currencies.indexOf(other.currency))

/**
 * Splits a whole by weights so that the parts add up to it exactly (largest remainder). Ties go to the earlier part, so the result is
 * always the same.
 */
export const split = (whole: number, weights: readonly number[]): number[] => {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (weights.length === 0) return []
  const even = weights.map(() => 1 / weights.length)
  const fractions = sum > 0 ? weights.map((weight) => weight / sum) : even
  const exact = fractions.map((fraction) => whole * fraction)
  const parts = exact.map(Math.trunc)
  const rest = whole - parts.reduce((total, part) => total + part, 0)
  if (rest === 0) return parts
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: Math.abs(value - Math.trunc(value)) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (let given = 0; given < Math.abs(rest); given++) {
    const position = byRemainder[given % byRemainder.length]
    if (position) parts[position.index] = (parts[position.index] ?? 0) + Math.sign(rest)
  }
  return parts
}
