import type { Currency } from '#contract/core/money.ts'
import type { LedgerLine } from '#domains/ledger/index.ts'
import { type Exchanged, sumOf } from './exchange.rules.ts'

const line = (account: LedgerLine['account'], creatorId: string | null, currency: Currency, amount: number): LedgerLine[] =>
  amount === 0 ? [] : [{ account, creatorId, lineId: null, country: null, currency, amount }]

/** A payout takes a creator's balances and owes what they come to; what stands in another currency passes through the exchange account. */
export const payoutLines = (creatorId: string, to: Currency, exchanged: readonly Exchanged[]): LedgerLine[] => [
  ...exchanged.flatMap(({ currency, amount, result }) => [
    ...line('Creator', creatorId, currency, amount),
    ...(currency === to ? [] : [...line('Exchange', null, currency, 0 - amount), ...line('Exchange', null, to, result)]),
  ]),
  ...line('Payable', creatorId, to, 0 - sumOf(exchanged)),
]

type Amount = { currency: Currency; amount: number }

/** What is owed in one currency is owed in another, because the creator is paid elsewhere now. */
export const repayableLines = (creatorId: string, before: Amount, now: Amount): LedgerLine[] => [
  ...line('Payable', creatorId, before.currency, before.amount),
  ...line('Exchange', null, before.currency, 0 - before.amount),
  ...line('Exchange', null, now.currency, now.amount),
  ...line('Payable', creatorId, now.currency, 0 - now.amount),
]

export const paidLines = (creatorId: string, { currency, amount }: Amount): LedgerLine[] => [
  ...line('Payable', creatorId, currency, amount),
  ...line('Bank', null, currency, 0 - amount),
]
