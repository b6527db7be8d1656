import type { PayoutOverview } from '#contract/payouts/payouts.ts'

/** Nothing was ever sold, or nothing of it is owed and nothing was ever paid. */
export const hasNothing = ({ due, held, open, months }: PayoutOverview): boolean =>
  due.length === 0 && held.length === 0 && open.length === 0 && months.every(({ amount }) => amount.amount === 0)
