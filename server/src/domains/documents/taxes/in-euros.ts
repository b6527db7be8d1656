import { type Currency, minorUnitsOf } from '#contract/core/money.ts'
import { round } from '#kernel/money.ts'
import type { ExchangeRates } from '#kernel/prices.ts'

/** Minor units of a currency in cents, rounded once. */
export const inEuros = (amount: number, currency: Currency, rates: ExchangeRates): number =>
  round((amount * rates.EUR * minorUnitsOf('EUR')) / rates[currency] / minorUnitsOf(currency))
