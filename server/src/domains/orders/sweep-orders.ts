import type { Reader } from '#platform/database/database.ts'
import './orders.tables.ts'

/** Those of these orders that the ledger refers to. It is on a higher floor. */
type ListOrdersInBooks = (db: Reader, orderIds: readonly string[]) => Promise<ReadonlySet<string>>

const batch = 1_000

const listLeft = async (db: Reader, before: Date, after: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'Open')
    .where('visited_at', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batch)
    .execute()
  return rows.map((row) => row.id)
}

/** Removes carts that nobody has looked at since then. Charges by mistake that were refunded stay in the ledger. */
export const sweepOrders = async (db: Reader, before: Date, listOrdersInBooks: ListOrdersInBooks): Promise<void> => {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const left = await listLeft(db, before, after)
    const last = left.at(-1)
    if (last === undefined) return
    const inBooks = await listOrdersInBooks(db, left)
    const ids = left.filter((id) => !inBooks.has(id))
    // Checked again in the deleting statement: somebody may have come back meanwhile.
    if (ids.length > 0) {
      await db.deleteFrom('orders').where('id', 'in', ids).where('status', '=', 'Open').where('visited_at', '<', before).execute()
    }
    after = last
  }
}
