import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { theShop, writeEvents } from './history/license-event.store.ts'
import './licensing.tables.ts'

type Bought = { orderId: string; lineId: string }

export type FollowingLicense = { id: string; productId: string; lineId: string | null }

const tellEnd = (tx: Tx, licenses: readonly { id: string }[], to: Date, now: Date): Promise<void> =>
  writeEvents(
    tx,
    licenses.map(({ id }) => ({ licenseId: id, kind: 'Extended', details: { to: to.toISOString() } })),
    theShop,
    now,
  )

/** The licenses of a line that is paid for again: good until then, and never for less than before. */
export const extendLicenses = async (tx: Tx, { orderId, lineId }: Bought, until: Date, now: Date): Promise<FollowingLicense[]> => {
  const { rows } = await sql<FollowingLicense>`
    update licenses set expires_at = greatest(expires_at, ${until})
    where order_id = ${orderId} and line_id = ${lineId} and expires_at is not null
    returning id, product_id as "productId", line_id as "lineId"`.execute(tx)
  await tellEnd(tx, rows, until, now)
  return rows.sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** What is no longer paid for ends now, unless it ended before. */
export const endLicenses = async (tx: Tx, { orderId, lineId }: Bought, now: Date): Promise<void> => {
  const { rows } = await sql<{ id: string }>`
    update licenses set expires_at = ${now}
    where order_id = ${orderId} and line_id = ${lineId} and expires_at > ${now}
    returning id`.execute(tx)
  await tellEnd(tx, rows, now, now)
}
