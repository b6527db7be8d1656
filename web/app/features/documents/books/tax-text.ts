import { type Currency, minorUnitsOf, toMinorUnits } from '#contract/core/money.ts'

/** The rate of a tax, or that there is none. */
export const rateText = (rate: number | null, percent: (fraction: number) => string): string => (rate === null ? 'none' : percent(rate))

/** Summed in whole cents, without rounding errors. */
export const sumEuros = (amounts: readonly { amount: number; currency: Currency }[]) => ({
  currency: 'EUR' as const,
  amount: amounts.reduce((sum, { amount }) => sum + toMinorUnits(amount, 'EUR'), 0) / minorUnitsOf('EUR'),
})
