import type { Currency } from '#contract/core/money.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { accounts, entryKinds } from './accounts.ts'
import './ledger.tables.ts'

export type LedgerLine = {
  account: (typeof accounts)[number]
  creatorId: string | null
  lineId: string | null
  country: string | null
  amount: number
}

export type LedgerEntry = {
  kind: (typeof entryKinds)[number]
  /** What caused it. A second entry of this kind for the same cause is refused by the database. */
  reference: string
  orderId: string | null
  currency: Currency
  lines: readonly LedgerLine[]
  now: Date
}

/** Writes an entry with all its lines in one statement, which the database weighs. An entry over nothing is kept too: it is the proof that it was done. */
export const writeEntry = async (tx: Tx, { kind, reference, orderId, currency, lines, now }: LedgerEntry): Promise<void> => {
  const sum = lines.reduce((total, line) => total + line.amount, 0)
  if (sum !== 0) throw new Error(`A ${kind} entry for ${reference} is off by ${sum}`)
  const id = newId('led', now)
  await tx.insertInto('ledger_entries').values({ id, kind, reference, order_id: orderId, at: now }).execute()
  if (lines.length === 0) return
  await tx
    .insertInto('ledger_lines')
    .values(
      lines.map((line, index) => ({
        entry_id: id,
        index,
        account: line.account,
        creator_id: line.creatorId,
        line_id: line.lineId,
        country: line.country,
        currency,
        amount: line.amount,
      })),
    )
    .execute()
}
