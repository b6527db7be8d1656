import type { Currency } from '#contract/core/money.ts'
import type { PayoutMark } from '#contract/payouts/payout-runs.ts'
import type { payoutHolds } from '#contract/payouts/payouts.ts'
import type { ExchangeRates } from '#kernel/prices.ts'
import { type Balance, type Exchanged, exchange, sumOf } from './exchange.rules.ts'

/** 25.00 in the account's currency, after the change; both that are paid in have two decimals. */
export const minimum = 2500

/** An account is new for as long as a run has not yet followed its change. */
const newForDays = 35
const manyRefunds = 0.2

/** What was sold and what was given back of it, in each currency; the balance is what is left. */
export type Earned = readonly (Balance & { sales: number; givenBack: number })[]

export type Payee = {
  account: { currency: Currency; heldUntil: Date; since: Date } | undefined
  hasDetails: boolean
  /** What the last payouts in this currency were, at most six. */
  before: readonly number[]
}

export type Judged =
  | { skipped: 'NoAccount' | 'BelowMinimum' | 'Negative'; amount: number | null }
  | {
      skipped: null
      amount: number
      amounts: Exchanged[]
      hold: { hold: (typeof payoutHolds)[number]; until: Date | null } | null
      marks: PayoutMark[]
    }

/** In any currency that was sold in, because they cannot be added up. */
const hasManyRefunds = (earned: Earned): boolean => earned.some(({ sales, givenBack }) => givenBack > sales * manyRefunds)

const marksOf = (earned: Earned, { account, hasDetails, before }: Payee, amount: number, now: Date): PayoutMark[] => {
  const usual = before.reduce((sum, one) => sum + one, 0) / before.length
  const newSince = now.getTime() - newForDays * 24 * 60 * 60 * 1000
  return [
    ...(account && account.since.getTime() > newSince ? (['NewAccount'] as const) : []),
    ...(before.length === 0 ? (['FirstPayout'] as const) : []),
    ...(before.length > 0 && amount >= 10 * usual ? (['TenTimesUsual'] as const) : []),
    ...(hasManyRefunds(earned) ? (['ManyRefunds'] as const) : []),
    ...(hasDetails ? [] : (['DetailsMissing'] as const)),
  ]
}

const holdOf = ({ account, hasDetails }: Payee, now: Date) => {
  if (account && account.heldUntil > now) return { hold: 'AccountChanged' as const, until: account.heldUntil }
  return hasDetails ? null : { hold: 'DetailsMissing' as const, until: null }
}

/** What a creator is paid, and whether at once. What is negative or too little is carried to the next run. */
export const judgePayout = (earned: Earned, payee: Payee, rates: Partial<ExchangeRates>, now: Date): Judged => {
  if (!payee.account) return { skipped: 'NoAccount', amount: null }
  const amounts = exchange(earned, payee.account.currency, rates)
  const amount = sumOf(amounts)
  if (amount < 0) return { skipped: 'Negative', amount }
  if (amount < minimum) return { skipped: 'BelowMinimum', amount }
  return { skipped: null, amount, amounts, hold: holdOf(payee, now), marks: marksOf(earned, payee, amount, now) }
}
