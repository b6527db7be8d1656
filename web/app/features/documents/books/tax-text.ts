import { type Currency, minorUnitsOf, toMinorUnits } from '#contract/core/money.ts'

/** 0.255 is shown as 25.5%, with at most two decimals: Switzerland has 8.1%. */
export const rateText = (rate: number | null): string => (rate === null ? 'none' : `${Number((rate * 100).toFixed(2))}%`)

/** Summed in whole cents, without rounding errors. */
export const sumEuros = (amounts: readonly { amount: number; currency: Currency }[]) => ({
  currency: 'EUR' as const,
  amount: amounts.reduce((sum, { amount }) => sum + toMinorUnits(amount, 'EUR'), 0) / minorUnitsOf('EUR'),
})
