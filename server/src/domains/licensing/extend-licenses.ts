import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import './licensing.tables.ts'

type Bought = { orderId: string; lineId: string }

export type FollowingLicense = { id: string; productId: string; lineId: string | null }

/** The licenses of a line that is paid for again: good until then, and never for less than before. */
export const extendLicenses = async (tx: Tx, { orderId, lineId }: Bought, until: Date): Promise<FollowingLicense[]> => {
  const { rows } = await sql<FollowingLicense>`
    update licenses set expires_at = greatest(expires_at, ${until})
    where order_id = ${orderId} and line_id = ${lineId} and expires_at is not null
    returning id, product_id as "productId", line_id as "lineId"`.execute(tx)
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** What is no longer paid for ends now, unless it ended before. */
export const endLicenses = (tx: Tx, { orderId, lineId }: Bought, now: Date) =>
  sql`
    update licenses set expires_at = least(expires_at, ${now})
    where order_id = ${orderId} and line_id = ${lineId} and expires_at is not null`.execute(tx)
