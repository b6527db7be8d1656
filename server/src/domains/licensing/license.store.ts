import { sql } from 'kysely'
import type { Tx } from '#platform/database/database.ts'
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

/** Why licenses are issued: the order that was paid, the voucher, trial or grant. */
export type Cause = { type: 'Order'; orderId: string } | { type: 'Voucher' | 'Trial' | 'Grant'; note?: string | null }

export type Holder = { cause: Cause; userId: string | null; email: string; now: Date }

export const insertLicenses = (tx: Tx, licenses: readonly NewLicense[], { cause, userId, email, now }: Holder) =>
  tx
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

/** A reason is added once; the license stays revoked until every reason is gone. */
export const revokeLicenses = (tx: Tx, orderId: string, lineIds: readonly string[], because: string) =>
  sql`
    update licenses set status = 'Revoked', revoked_because = array_append(array_remove(revoked_because, ${because}), ${because})
    where order_id = ${orderId} and line_id = any(${[...lineIds]})`.execute(tx)

export const restoreLicenses = (tx: Tx, orderId: string, because: string) =>
  sql`
    update licenses set revoked_because = array_remove(revoked_because, ${because}),
      status = case when array_remove(revoked_because, ${because}) = '{}' then 'Active' else 'Revoked' end
    where order_id = ${orderId} and ${because} = any(revoked_because)`.execute(tx)
