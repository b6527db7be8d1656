import type { Currency } from '#contract/core/money.ts'
import { newId } from '#kernel/ids.ts'
import type { Tx } from '#platform/database/database.ts'
import type { accounts, entryKinds } from './accounts.ts'
import { dueOf } from './due.rules.ts'
import { findSaleTime } from './entry.views.ts'
import './ledger.tables.ts'

export type LedgerLine = {
  account: (typeof accounts)[number]
  creatorId: string | null
  lineId: string | null
  country: string | null
  /** Set where one entry moves money between currencies; else it is the entry's. */
  currency?: Currency
  amount: number
}

export type LedgerEntry = {
  kind: (typeof entryKinds)[number]
  /** What caused it. The database refuses a second entry of this kind for the same cause. */
  reference: string
  orderId: string | null
  currency: Currency
  lines: readonly LedgerLine[]
  now: Date
}

const requireBalance = ({ kind, reference, currency, lines }: LedgerEntry): void => {
  const sums = new Map<Currency, number>()
  for (const line of lines) sums.set(line.currency ?? currency, (sums.get(line.currency ?? currency) ?? 0) + line.amount)
  for (const [of, sum] of sums) if (sum !== 0) throw new Error(`A ${kind} entry for ${reference} is off by ${sum} ${of}`)
}

/** Writes an entry with all its lines in one statement, which the database checks. An entry over nothing is written too: it proves that it was done. */
export const writeEntry = async (tx: Tx, entry: LedgerEntry): Promise<void> => {
  const { kind, reference, orderId, currency, lines, now } = entry
  requireBalance(entry)
  const id = newId('led', now)
  const soldAt = orderId === null || kind === 'Sale' ? now : ((await findSaleTime(tx, orderId)) ?? now)
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
        currency: line.currency ?? currency,
        amount: line.amount,
        due_at: line.account === 'Creator' ? dueOf(kind, { soldAt, now }) : null,
      })),
    )
    .execute()
}
