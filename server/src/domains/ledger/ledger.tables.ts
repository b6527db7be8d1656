import { currencies } from '#contract/core/money.ts'
import { bigint, day, instant, integer, nullable, oneOf, type RowOf, text, uuid } from '#platform/database/columns.ts'
import { accounts, entryKinds } from './accounts.ts'

export const ledgerTables = {
  ledger_entries: { id: text, kind: oneOf(entryKinds), reference: text, order_id: nullable(uuid), at: instant },
  ledger_lines: {
    entry_id: text,
    index: integer,
    account: oneOf(accounts),
    creator_id: nullable(text),
    line_id: nullable(text),
    country: nullable(text),
    currency: oneOf(currencies),
    amount: bigint,
    /** For what is owed to a creator: when it is paid out. */
    due_at: nullable(instant),
  },
  /** What each closed day moved on every account. */
  ledger_days: { day, account: oneOf(accounts), currency: oneOf(currencies), amount: bigint },
}

type LedgerTables = { [Name in keyof typeof ledgerTables]: RowOf<(typeof ledgerTables)[Name]> }

declare module '#platform/database/tables.ts' {
  interface Tables extends LedgerTables {}
}
