import type { Reader } from '#platform/database/database.ts'
import type { entryKinds } from './accounts.ts'
import type { LedgerLine } from './write-entry.ts'

/** The lines of an entry, to be turned round. */
export const listEntryLines = async (db: Reader, kind: (typeof entryKinds)[number], reference: string): Promise<LedgerLine[]> => {
  const rows = await db
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_lines.entry_id')
    .select(['ledger_lines.account', 'ledger_lines.creator_id', 'ledger_lines.line_id', 'ledger_lines.country', 'ledger_lines.amount'])
    .where('ledger_entries.kind', '=', kind)
    .where('ledger_entries.reference', '=', reference)
    .orderBy('ledger_lines.place')
    .execute()
  return rows.map(({ account, creator_id, line_id, country, amount }) => ({
    account,
    creatorId: creator_id,
    lineId: line_id,
    country,
    amount,
  }))
}
