import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import type { entryKinds } from './accounts.ts'
import type { LedgerLine } from './write-entry.ts'

type Asked = { kind: (typeof entryKinds)[number]; orderId: string; cause: string }

/** The ledger lines of a cause, to be reversed: its own entry, and later ones below it (`cause/...`). */
export const listEntryLines = async (db: Reader, { kind, orderId, cause }: Asked): Promise<LedgerLine[]> => {
  const rows = await db
    .selectFrom('ledger_lines')
    .innerJoin('ledger_entries', 'ledger_entries.id', 'ledger_lines.entry_id')
    .select(['ledger_lines.account', 'ledger_lines.creator_id', 'ledger_lines.line_id', 'ledger_lines.country', 'ledger_lines.amount'])
    .where('ledger_entries.kind', '=', kind)
    .where('ledger_entries.order_id', '=', orderId)
    .where(sql`split_part(ledger_entries.reference, '/', 1)`, '=', cause)
    .orderBy('ledger_entries.id')
    .orderBy('ledger_lines.index')
    .execute()
  return rows.map(({ account, creator_id, line_id, country, amount }) => ({
    account,
    creatorId: creator_id,
    lineId: line_id,
    country,
    amount,
  }))
}

/** Which of these orders an entry names. */
export const listOrdersInBooks = async (db: Reader, orderIds: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await db
    .selectFrom('ledger_entries')
    .select('order_id')
    .distinct()
    .where('order_id', 'in', [...orderIds])
    .execute()
  return new Set(rows.flatMap(({ order_id }) => order_id ?? []))
}

/** When an order was paid; undefined when it never was. */
export const findSaleTime = async (db: Reader, orderId: string): Promise<Date | undefined> =>
  (
    await db
      .selectFrom('ledger_entries')
      .select('at')
      .where('order_id', '=', orderId)
      .where('kind', '=', 'Sale')
      .orderBy('at')
      .limit(1)
      .executeTakeFirst()
  )?.at
