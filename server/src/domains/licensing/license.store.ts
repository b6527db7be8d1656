import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
import { type Doer, theShop, writeEvents } from './history/license-event.store.ts'
import './licensing.tables.ts'

export type NewLicense = {
  id: string
  creatorId: string
  productId: string
  variationId: string
  bundleId: string | null
  lineId: string | null
  unit: number
  seats: number
  offlineActivation: boolean
  expiresAt: Date | null
}

/** What licenses are issued for: the order that was paid, the voucher, trial or grant. */
export type Cause = { type: 'Order'; orderId: string } | { type: 'Voucher' | 'Trial' | 'Grant'; note?: string | null }

export type Holder = { cause: Cause; userId: string | null; email: string; now: Date; doer?: Doer }

export const insertLicenses = async (tx: Tx, licenses: readonly NewLicense[], holder: Holder): Promise<void> => {
  const { cause, userId, email, now, doer = theShop } = holder
  await tx
    .insertInto('licenses')
    .values(
      licenses.map((one) => ({
        id: one.id,
        creator_id: one.creatorId,
        product_id: one.productId,
        variation_id: one.variationId,
        user_id: userId,
        email,
        cause: cause.type,
        order_id: cause.type === 'Order' ? cause.orderId : null,
        line_id: one.lineId,
        bundle_id: one.bundleId,
        unit: one.unit,
        status: 'Active' as const,
        seats: one.seats,
        offline_activation: one.offlineActivation,
        expires_at: one.expiresAt,
        created_at: now,
      })),
    )
    .execute()
  const note = cause.type !== 'Order' && cause.note ? { note: cause.note } : {}
  const details = { cause: cause.type, ...note }
  await writeEvents(
    tx,
    licenses.map(({ id }) => ({ licenseId: id, kind: 'Issued', details })),
    doer,
    now,
  )
}

type Changed = { id: string; status: 'Active' | 'Revoked' }

const tellRevoked = (tx: Tx, changed: readonly Changed[], because: string, doer: Doer, now: Date) =>
  writeEvents(
    tx,
    changed.map(({ id }) => ({ licenseId: id, kind: 'Revoked', details: { because } })),
    doer,
    now,
  )

/** It is Active again only once no reason is left. */
const tellRestored = (tx: Tx, changed: readonly Changed[], because: string, doer: Doer, now: Date) =>
  writeEvents(
    tx,
    changed.filter(({ status }) => status === 'Active').map(({ id }) => ({ licenseId: id, kind: 'Restored', details: { because } })),
    doer,
    now,
  )

/** A line of a paid order. */
export type Bought = { orderId: string; lineId: string }

const isBought = (bought: readonly Bought[]) => sql`(l.order_id, l.line_id) in (
  select * from unnest(${bought.map(({ orderId }) => orderId)}::uuid[], ${bought.map(({ lineId }) => lineId)}::text[]))`

/**
 * A reason is added once; the license stays revoked until every reason is removed. Several licenses are always locked in the order of
 * their ids, as when seats are counted; and a subscription before its licenses.
 */
export const revokeLicenses = async (tx: Tx, bought: readonly Bought[], because: string, now: Date): Promise<void> => {
  const { rows } = await sql<Changed>`
    update licenses set status = 'Revoked', revoked_because = array_append(licenses.revoked_because, ${because})
    from (
      select l.id from licenses l
      where ${isBought(bought)} and not (${because} = any(l.revoked_because)) order by l.id for update
    ) held
    where licenses.id = held.id
    returning licenses.id, licenses.status`.execute(tx)
  await tellRevoked(tx, rows, because, theShop, now)
}

const restoreWhere = async (tx: Tx, condition: RawBuilder<unknown>, because: string, now: Date): Promise<void> => {
  const { rows } = await sql<Changed>`
    update licenses set revoked_because = array_remove(licenses.revoked_because, ${because}),
      status = case when array_remove(licenses.revoked_because, ${because}) = '{}' then 'Active' else 'Revoked' end
    from (
      select l.id from licenses l where ${condition} and ${because} = any(l.revoked_because) order by l.id for update
    ) held
    where licenses.id = held.id
    returning licenses.id, licenses.status`.execute(tx)
  await tellRestored(tx, rows, because, theShop, now)
}

export const restoreLicenses = (tx: Tx, orderId: string, because: string, now: Date): Promise<void> =>
  restoreWhere(tx, sql`l.order_id = ${orderId}`, because, now)

/** The same for some lines alone. */
export const restoreBought = (tx: Tx, bought: readonly Bought[], because: string, now: Date): Promise<void> =>
  restoreWhere(tx, isBought(bought), because, now)

/** The same by hand, for one license. Returns whether anything changed. */
export const revokeOneLicense = async (tx: Tx, id: string, because: string, doer: Doer, now: Date): Promise<boolean> => {
  const { rows } = await sql<Changed>`
    update licenses set status = 'Revoked', revoked_because = array_append(revoked_because, ${because})
    where id = ${id} and not (${because} = any(revoked_because)) returning id, status`.execute(tx)
  await tellRevoked(tx, rows, because, doer, now)
  return rows.length > 0
}

export const restoreOneLicense = async (tx: Tx, id: string, reasons: readonly string[], doer: Doer, now: Date): Promise<void> => {
  const { rows } = await sql<Changed>`
    update licenses l set revoked_because = kept.reasons, status = case when kept.reasons = '{}' then 'Active' else 'Revoked' end
    from (select array(select r from licenses o, unnest(o.revoked_because) r where o.id = ${id} and r <> all(${[...reasons]})) as reasons) kept
    where l.id = ${id} and l.revoked_because && ${[...reasons]} returning l.id, l.status`.execute(tx)
  await tellRestored(tx, rows, reasons.join(', '), doer, now)
}

type Handing = { from: string; to: string; email?: string | undefined }

/** Moves bought, redeemed or given licenses to another account; with an address, only those received with it. Trials stay where they began. */
export const moveLicenses = (tx: Tx, { from, to, email }: Handing) =>
  tx
    .updateTable('licenses')
    .set({ user_id: to })
    .where('user_id', '=', from)
    .where('cause', '<>', 'Trial')
    .$if(email !== undefined, (query) => query.where(sql`lower(email)`, '=', email as string))
    .execute()

/** Moves the licenses of one order to another account; those transferred separately stay. */
export const giveLicensesOfOrder = (tx: Tx, { orderId, from, to }: { orderId: string; from: string | null; to: string }) =>
  tx
    .updateTable('licenses')
    .set({ user_id: to })
    .where('order_id', '=', orderId)
    .where('user_id', from === null ? 'is' : '=', from)
    .returning('id')
    .execute()

/** The new owner, and the address with which they received it. */
export const setOwner = (tx: Tx, id: string, { userId, email }: { userId: string; email: string }) =>
  tx.updateTable('licenses').set({ user_id: userId, email }).where('id', '=', id).execute()

/** Removes the address of a deleted account from its licenses, for creators and staff alike. */
export const forgetLicensee = (tx: Tx, userId: string) =>
  tx.updateTable('licenses').set({ email: '' }).where('user_id', '=', userId).execute()

export const setSeats = (tx: Tx, id: string, seats: number) => tx.updateTable('licenses').set({ seats }).where('id', '=', id).execute()

export const setEnd = (tx: Tx, id: string, expiresAt: Date | null) =>
  tx.updateTable('licenses').set({ expires_at: expiresAt }).where('id', '=', id).execute()
