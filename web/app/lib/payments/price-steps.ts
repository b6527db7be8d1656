import { minorUnitsOf, toMinorUnits } from '#contract/core/currencies.ts'
import type { WireMoney } from '#contract/core/money.ts'
import type { OrderItem } from '#contract/orders/orders.ts'

type Line = { steps?: OrderItem['steps'] | undefined; gone?: string | undefined }
type Step = OrderItem['steps'][number]

export type Reduction = { text: string; amount: number }

const isReduction = ({ why, amount }: Step): boolean => why !== 'price' && why !== 'tax-added' && amount.amount !== 0

/** What is taken off in all, by reason, in the order the reasons first appear. Added up in whole minor units, for decimals drift. */
export const sumReductions = (lines: readonly Line[]): Reduction[] => {
  const sums = new Map<string, WireMoney>()
  const steps = lines.filter((line) => !line.gone).flatMap((line) => line.steps ?? [])
  for (const { words: text, amount } of steps.filter(isReduction)) {
    const units = (sums.get(text)?.amount ?? 0) + toMinorUnits(amount.amount, amount.currency)
    sums.set(text, { currency: amount.currency, amount: units })
  }
  return [...sums].map(([text, { currency, amount }]) => ({ text, amount: amount / minorUnitsOf(currency) }))
}

/** Why this line costs less than its price. */
export const reductionsOf = (line: Line): Reduction[] =>
  (line.steps ?? []).filter(isReduction).map(({ words: text, amount }) => ({ text, amount: amount.amount }))
