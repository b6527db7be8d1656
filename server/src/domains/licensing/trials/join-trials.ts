import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { type Doer, writeEvents } from '../history/license-event.store.ts'
import { revokeOneLicense } from '../license.store.ts'
import '../licensing.tables.ts'

/** The reason of a trial that became part of another one. */
export const joinedReason = 'joined'

type Joining = { stays: string; ends: string; doer: Doer; now: Date }

/** The devices of the trial that ends are those of the other one from now on. Their seats are not: each takes one there. */
const releaseDevices = async (tx: Tx, { stays, ends, doer, now }: Joining): Promise<void> => {
  await tx.updateTable('trial_devices').set({ license_id: stays }).where('license_id', '=', ends).execute()
  const released = await tx
    .updateTable('activations')
    .set({ status: 'Revoked' })
    .where('license_id', '=', ends)
    .where('status', '=', 'Active')
    .returning('id')
    .execute()
  const events = released.map(({ id }) => ({ licenseId: ends, kind: 'Released' as const, activationId: id }))
  await writeEvents(tx, events, doer, now)
}

/** The beginning, the end and the mail before it, of both: the earlier ones count, and whoever had the mail gets no second one. */
const shorten = async (tx: Tx, { stays, ends, doer, now }: Joining): Promise<void> => {
  await sql`
    update trials t set started_at = least(t.started_at, o.started_at), reminded_at = least(t.reminded_at, o.reminded_at) from trials o
    where t.license_id = ${stays} and o.license_id = ${ends}`.execute(tx)
  const { rows } = await sql<{ expires_at: Date }>`
    update licenses l set expires_at = o.expires_at from licenses o
    where l.id = ${stays} and o.id = ${ends} and o.expires_at < l.expires_at returning l.expires_at`.execute(tx)
  const events = rows.map(({ expires_at }) => ({ licenseId: stays, kind: 'Extended' as const, details: { to: expires_at.toISOString() } }))
  await writeEvents(tx, events, doer, now)
}

/** Two trials of one person become one. What ends belongs to nobody any more; the caller has locked whose they are. */
export const joinTrials = async (tx: Tx, joining: Joining): Promise<void> => {
  const { stays, ends, doer, now } = joining
  await sql`select from licenses l where l.id in (${stays}, ${ends}) order by l.id for update`.execute(tx)
  // A mail about either that is being sent is waited for, and counts for both.
  await sql`select from trials t where t.license_id in (${stays}, ${ends}) order by t.license_id for update`.execute(tx)
  await releaseDevices(tx, joining)
  await shorten(tx, joining)
  await tx.updateTable('trials').set({ user_id: null }).where('license_id', '=', ends).execute()
  await tx.updateTable('licenses').set({ user_id: null, email: '' }).where('id', '=', ends).execute()
  await revokeOneLicense(tx, ends, joinedReason, doer, now)
}
