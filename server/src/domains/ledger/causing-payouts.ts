import type { BookEntry } from '#contract/ledger/books.ts'
import type { Reader } from '#platform/database/database.ts'

type PayoutNumber = NonNullable<BookEntry['payout']>

/** Payouts stand above the ledger, which asks for what they are called. */
export type ReadPayoutNumbers = (db: Reader, ids: readonly string[]) => Promise<ReadonlyMap<string, PayoutNumber>>

/** The payout that a reference names: alone, or with what sets one of its transfers apart. */
export const payoutIn = (reference: string): string | undefined => /^pyt_[0-9a-z]{26}(?=\/|$)/.exec(reference)?.[0]

/** Says which payout caused an entry, by its reference. */
export const findCausingPayouts = async (db: Reader, readNumbers: ReadPayoutNumbers, entries: readonly { reference: string }[]) => {
  const ids = new Set(entries.flatMap(({ reference }) => payoutIn(reference) ?? []))
  const numbers = ids.size > 0 ? await readNumbers(db, [...ids]) : new Map<string, PayoutNumber>()
  return (reference: string): PayoutNumber | null => numbers.get(payoutIn(reference) ?? '') ?? null
}
