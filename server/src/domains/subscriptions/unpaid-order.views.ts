import { sql } from 'kysely'
import type { Reader } from '#platform/database/database.ts'
import './subscriptions.tables.ts'

/** The orders that were opened to pay another period of what a license belongs to, and are not paid. */
export const listUnpaidOrders = async (db: Reader, licenseId: string): Promise<string[]> => {
  const { rows } = await sql<{ order_id: string }>`
    select p.order_id from licenses l
    join subscriptions n on n.order_id = l.order_id and n.line_id = l.line_id
    join subscription_periods p on p.subscription_id = n.id and p.paid_at is null
    where l.id = ${licenseId}`.execute(db)
  return rows.map(({ order_id }) => order_id)
}
