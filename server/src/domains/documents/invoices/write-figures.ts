import { type Currency, minorUnitsOf } from '#contract/core/money.ts'

const days = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })

/** `15 November 2026`: documents go by one clock, wherever they are read. */
export const writeDay = (at: Date): string => days.format(at)

/** Amounts of a currency as documents write them: `€59.00`, `¥5,900`. */
export const moneyIn = (currency: Currency) => {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  return (amount: number): string => format.format(amount / minorUnitsOf(currency)).replace('-', '−')
}
