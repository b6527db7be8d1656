import { type Currency, minorUnitsOf } from '#contract/core/money.ts'
import { round } from '#kernel/money.ts'
import type { ExchangeRates } from '#kernel/prices.ts'

/** What a creator has in one currency, in minor units. */
export type Balance = { currency: Currency; amount: number }
/** The same, and what it comes to in the currency that is paid. */
export type Exchanged = Balance & { rate: number; result: number }

/** Ten digits: as many as a statement can show, so that whoever reads it can do the sum again. */
const rateOf = (rates: Partial<ExchangeRates>, from: Currency, to: Currency): number => {
  if (from === to) return 1
  const [perFrom, perTo] = [rates[from], rates[to]]
  if (!perFrom || !perTo) throw new Error(`There is no exchange rate from ${from} to ${to}`)
  return Number((perTo / perFrom).toPrecision(10))
}

/** Each currency is changed on its own and rounded once, so that the results are what their statement says and sum to what is paid. */
export const exchange = (balances: readonly Balance[], to: Currency, rates: Partial<ExchangeRates>): Exchanged[] =>
  balances.map(({ currency, amount }) => {
    const rate = rateOf(rates, currency, to)
    const result = currency === to ? amount : round((amount * rate * minorUnitsOf(to)) / minorUnitsOf(currency))
    return { currency, amount, rate, result }
  })

export const sumOf = (exchanged: readonly Exchanged[]): number => exchanged.reduce((sum, { result }) => sum + result, 0)
