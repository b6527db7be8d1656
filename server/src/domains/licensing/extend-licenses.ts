import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import { handReason } from './history/hand-reason.rules.ts'
import { theShop, writeEvents } from './history/license-event.store.ts'
import type { Bought } from './license.store.ts'
import './licensing.tables.ts'

export type FollowingLicense = { id: string; productId: string; lineId: string | null }

/** What somebody took away by hand, by the reasons of a license l. */
const handReasons = sql`array(select reason from unnest(l.revoked_because) reason where reason ~ ${handReason.source})`

/** Paid until then; what a license was good for after `from` nobody had paid for. */
type PaidTime = { from: Date; until: Date }

/**
 * The licenses of a line that is paid for again: good until then, and for the days more that somebody had given them by hand. What
 * ended because its money was given back is good again, for as long as it was paid for now; what somebody took away by hand stays
 * taken away.
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

/** Whether somebody took all licenses of a line away by hand: then there is nothing to pay for again. */
export const areTakenAway = async (db: Reader, { orderId, lineId }: Bought): Promise<boolean> => {
  const { rows } = await sql<{ all: boolean | null }>`
    select bool_and(cardinality(${handReasons}) > 0) as all from licenses l where l.order_id = ${orderId} and l.line_id = ${lineId}`.execute(
    db,
  )
  return rows[0]?.all ?? false
}
