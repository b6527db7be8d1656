import { type Currency, currencies, minorUnitsOf, type WireMoney } from '#contract/core/money.ts'
import type { PayoutOverview } from '#contract/payouts/payouts.ts'

const sumIn = (amounts: readonly WireMoney[], currency: Currency): number => {
  const unit = minorUnitsOf(currency)
  return amounts.filter((one) => one.currency === currency).reduce((sum, { amount }) => sum + Math.round(amount * unit), 0) / unit
}

/** One amount for each currency there is. */
export const addUp = (amounts: readonly WireMoney[]): WireMoney[] =>
  currencies
    .filter((currency) => amounts.some((one) => one.currency === currency))
    .map((currency) => ({ currency, amount: sumIn(amounts, currency) }))

/** Nothing was ever sold, or nothing is left of it and nothing was ever paid. */
export const hasNothing = ({ due, held, open, months }: PayoutOverview): boolean =>
  due.length === 0 && held.length === 0 && open.length === 0 && months.every(({ amount }) => amount.amount === 0)
