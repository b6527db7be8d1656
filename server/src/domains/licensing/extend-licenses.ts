import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import { handReason } from './history/hand-reason.rules.ts'
import { theShop, writeEvents } from './history/license-event.store.ts'
import type { Bought } from './license.store.ts'
import './licensing.tables.ts'

export type FollowingLicense = { id: string; productId: string; lineId: string | null }

/** The reasons by hand for which a license l is revoked. */
const handReasons = sql`array(select reason from unnest(l.revoked_because) reason where reason ~ ${handReason.source})`

/** Paid until then; the validity of a license after `from` had not been paid for. */
type PaidTime = { from: Date; until: Date }

/**
 * The licenses of a line that is paid for again: valid until then, plus the days that staff gave by hand. A license
 * that ended because of a refund is valid again, for as long as it was paid for now; one revoked by hand stays
 * revoked.
 */
export const extendLicenses = async (
  tx: Tx,
  { orderId, lineId }: Bought,
  { from, until }: PaidTime,
  now: Date,
): Promise<FollowingLicense[]> => {
  const { rows } = await sql<FollowingLicense & { isRestored: boolean; endsAt: Date }>`
    update licenses paid set revoked_because = known.reasons, status = known.becomes,
      expires_at = case when known.status <> known.becomes then ${until}
        else greatest(${until}, paid.expires_at + ${until.getTime() - from.getTime()} * interval '1 millisecond') end
    from (
      select l.id, l.status, ${handReasons} as reasons, case when ${handReasons} = '{}' then 'Active' else 'Revoked' end as becomes
      from licenses l
      where l.order_id = ${orderId} and l.line_id = ${lineId} and l.expires_at is not null
      order by l.id for update
    ) known
    where paid.id = known.id
    returning paid.id, paid.product_id as "productId", paid.line_id as "lineId", paid.expires_at as "endsAt",
      known.status <> known.becomes as "isRestored"`.execute(tx)
  const restored = rows.filter(({ isRestored }) => isRestored)
  await writeEvents(
    tx,
    restored.map(({ id }) => ({ licenseId: id, kind: 'Restored', details: { because: 'paid again' } })),
    theShop,
    now,
  )
  await writeEvents(
    tx,
    rows.map(({ id, endsAt }) => ({ licenseId: id, kind: 'Extended', details: { to: endsAt.toISOString() } })),
    theShop,
    now,
  )
  return rows.map(({ id, productId, lineId: line }) => ({ id, productId, lineId: line })).sort((one, other) => (one.id < other.id ? -1 : 1))
}

/** Whether all licenses of a line were revoked by hand: then there is nothing to pay for again. */
export const areTakenAway = async (db: Reader, { orderId, lineId }: Bought): Promise<boolean> => {
  const { rows } = await sql<{ all: boolean | null }>`
    select bool_and(cardinality(${handReasons}) > 0) as all from licenses l where l.order_id = ${orderId} and l.line_id = ${lineId}`.execute(
    db,
  )
  return rows[0]?.all ?? false
}
