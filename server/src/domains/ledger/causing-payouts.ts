import type { BookEntry } from '#contract/ledger/books.ts'
import type { Reader } from '#platform/database/database.ts'

type PayoutNumber = NonNullable<BookEntry['payout']>

/** Payouts are on a higher floor, so their names are provided to the ledger. */
export type ReadPayoutNumbers = (db: Reader, ids: readonly string[]) => Promise<ReadonlyMap<string, PayoutNumber>>

/** The payout that a reference names: by itself, or with the suffix of one of its transfers. */
export const payoutIn = (reference: string): string | undefined => /^pyt_[0-9a-z]{26}(?=\/|$)/.exec(reference)?.[0]

/** Finds the payout that caused an entry, by its reference. */
export const findCausingPayouts = async (db: Reader, readNumbers: ReadPayoutNumbers, entries: readonly { reference: string }[]) => {
  const ids = new Set(entries.flatMap(({ reference }) => payoutIn(reference) ?? []))
  const numbers = ids.size > 0 ? await readNumbers(db, [...ids]) : new Map<string, PayoutNumber>()
  return (reference: string): PayoutNumber | null => numbers.get(payoutIn(reference) ?? '') ?? null
}
