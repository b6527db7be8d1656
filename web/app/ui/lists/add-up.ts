import { type Currency, currencies, minorUnitsOf, type WireMoney } from '#contract/core/money.ts'

const sumIn = (amounts: readonly WireMoney[], currency: Currency): number => {
  const unit = minorUnitsOf(currency)
  return amounts.filter((one) => one.currency === currency).reduce((sum, { amount }) => sum + Math.round(amount * unit), 0) / unit
}

/** The sum for each currency. */
export const addUp = (amounts: readonly WireMoney[]): WireMoney[] =>
  currencies
    .filter((currency) => amounts.some((one) => one.currency === currency))
    .map((currency) => ({ currency, amount: sumIn(amounts, currency) }))
