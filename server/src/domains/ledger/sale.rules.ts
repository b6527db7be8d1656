import type { LedgerLine } from './write-entry.ts'

/** One line of an order for the ledger: what was paid, and who gets which part. */
export type SaleLine = { lineId: string; creatorId: string; tax: number; fee: number; net: number; due: number; country: string | null }

/** Who owns which part of what was paid for a line: the sum of all parts is what was paid, as a debt. */
const sharesOf = ({ lineId, creatorId, tax, fee, net, country }: SaleLine): LedgerLine[] => {
  const about = { lineId, creatorId: null, country: null }
  const shares: LedgerLine[] = [
    { ...about, account: 'Creator', creatorId, amount: 0 - net },
    { ...about, account: 'Fees', amount: 0 - fee },
    { ...about, account: 'Tax', country, amount: 0 - tax },
  ]
  return shares.filter(({ amount }) => amount !== 0)
}

/** Accounts that hold other people's money. */
type Holder = 'Provider' | 'Bank'

const sumOf = (lines: readonly SaleLine[]): number => lines.reduce((sum, line) => sum + line.due, 0)

const whole = (account: LedgerLine['account'], amount: number): LedgerLine[] =>
  amount === 0 ? [] : [{ account, amount, lineId: null, creatorId: null, country: null }]

export const turn = (lines: readonly LedgerLine[]): LedgerLine[] => lines.map((line) => ({ ...line, amount: 0 - line.amount }))

/** The provider holds what was paid; creators, the shop and tax authorities own it. */
export const saleLines = (lines: readonly SaleLine[], held: Holder = 'Provider'): LedgerLine[] => [
  ...whole(held, sumOf(lines)),
  ...lines.flatMap(sharesOf),
]

/** The same reversed, for refunded lines: paid by the provider, or from our own bank account. */
export const refundLines = (lines: readonly SaleLine[], from: Holder = 'Provider'): LedgerLine[] => turn(saleLines(lines, from))

/** A dispute holds the money back from everybody until it is decided. */
export const disputeLines = (lines: readonly SaleLine[]): LedgerLine[] => [
  ...whole('Held', 0 - sumOf(lines)),
  ...turn(lines.flatMap(sharesOf)),
]
export const disputeLostLines = (held: number): LedgerLine[] => [...whole('Held', held), ...whole('Provider', 0 - held)]

/** Money a bank took that nobody owes us. */
export const lossLines = (amount: number): LedgerLine[] => [...whole('Losses', amount), ...whole('Provider', 0 - amount)]

export const lateCaptureLines = (amount: number, held: Holder = 'Provider'): LedgerLine[] => [
  ...whole(held, amount),
  ...whole('LateCapture', 0 - amount),
]
