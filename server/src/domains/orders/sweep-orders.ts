import type { Reader } from '#platform/database/database.ts'
import './orders.tables.ts'

/** Which of these orders the books name. They stand on a higher floor. */
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

/** Removes carts that nobody has looked at since then. What was charged by mistake and given back stays in the books. */
export const sweepOrders = async (db: Reader, before: Date, listOrdersInBooks: ListOrdersInBooks): Promise<void> => {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const left = await listLeft(db, before, after)
    const last = left.at(-1)
    if (last === undefined) return
    const inBooks = await listOrdersInBooks(db, left)
    const ids = left.filter((id) => !inBooks.has(id))
    // Asked again in the statement that removes: somebody may have come back meanwhile.
    if (ids.length > 0) {
      await db.deleteFrom('orders').where('id', 'in', ids).where('status', '=', 'Open').where('visited_at', '<', before).execute()
    }
    after = last
  }
}
