import { round } from '#kernel/money.ts'
import type { BasketTax, PriceStep } from './basket.ts'

export type TaxedAmount = { tax: number; due: number; steps: PriceStep[] }

/** The tax included in an amount, rounded once. */
const taxWithin = (amount: number, rate: number): number => amount - round(amount / (1 + rate))

/** What is due for an amount, and how much of it is tax. */
export const taxAmount = (amount: number, tax: BasketTax | null): TaxedAmount => {
  if (!tax || tax.rate === 0) return { tax: 0, due: amount, steps: [] }
  const { rate, mode, isReversed } = tax
  if (mode === 'Exclusive') {
    if (isReversed) return { tax: 0, due: amount, steps: [] }
    const added = round(amount * rate)
    return { tax: added, due: amount + added, steps: [{ why: 'tax-added', amount: added, rate }] }
  }
  const within = taxWithin(amount, rate)
  if (isReversed) return { tax: 0, due: amount - within, steps: [{ why: 'tax-left-out', amount: 0 - within, rate }] }
  return { tax: within, due: amount, steps: [] }
}
