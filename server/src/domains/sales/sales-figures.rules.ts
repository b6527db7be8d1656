import { type Currency, defaultCurrency, minorUnitsOf, roundAmount } from '#contract/core/money.ts'
import type { ExchangeRates } from '#kernel/prices.ts'

/** What one day brought in one currency, in minor units, without tax and without what was given back. */
export type DayTakings = { day: string; currency: Currency; revenue: number; units: number }

type Period = { days: { day: string; revenue: number; units: number }[]; revenue: number; units: number }
export type SalesFigures = Period & { before: Period }

const aDay = 24 * 60 * 60 * 1000
const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** Several currencies are compared in dollars, by the rates of today. */
export const toDollars = (amount: number, currency: Currency, rates: ExchangeRates): number =>
  roundAmount(amount / minorUnitsOf(currency) / rates[currency], defaultCurrency)

/** Of amounts in dollars. */
export const sumDollars = (amounts: readonly number[]): number =>
  roundAmount(
    amounts.reduce((total, one) => total + one, 0),
    defaultCurrency,
  )

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)

/** The first day that counts: as many days before the period as it has. */
export const firstDayOf = (days: number, now: Date): string => dayOf(new Date(now.getTime() - (2 * days - 1) * aDay))

/** The days up to today, empty ones too, and the same number of days before them for comparison. */
export const figureSales = (takings: readonly DayTakings[], days: number, rates: ExchangeRates, now: Date): SalesFigures => {
  const inDollars = takings.map(({ day, currency, revenue, units }) => ({ day, units, revenue: toDollars(revenue, currency, rates) }))
  const all = Array.from({ length: 2 * days }, (_, back) => dayOf(new Date(now.getTime() - (2 * days - 1 - back) * aDay))).map((day) => {
    const own = inDollars.filter((one) => one.day === day)
    return { day, revenue: sumDollars(own.map(({ revenue }) => revenue)), units: sum(own.map(({ units }) => units)) }
  })
  const periodOf = (part: typeof all): Period => ({
    days: part,
    revenue: sumDollars(part.map(({ revenue }) => revenue)),
    units: sum(part.map(({ units }) => units)),
  })
  return { ...periodOf(all.slice(days)), before: periodOf(all.slice(0, days)) }
}
