import { sql } from 'kysely'
import type { Reader, Tx } from '#platform/database/database.ts'
import './coupons.tables.ts'

type Reservation = { couponIds: readonly string[]; orderId: string; customer: string; now: Date }

const takeOne = async (tx: Tx, couponId: string, { orderId, customer, now }: Omit<Reservation, 'couponIds'>): Promise<boolean> => {
  // The conditional update locks the coupon until the end of the transaction, so that the count below stays correct.
  const coupon = await tx
    .updateTable('coupons')
    .set((set) => ({ uses: set('uses', '+', 1) }))
    .where('id', '=', couponId)
    .where('is_on', '=', true)
    .where(({ or, eb }) => or([eb('max_uses', 'is', null), eb('uses', '<', eb.ref('max_uses'))]))
    .returning('max_uses_per_customer')
    .executeTakeFirst()
  if (!coupon) return false
  if (coupon.max_uses_per_customer !== null) {
    const { count } = await tx
      .selectFrom('coupon_uses')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('coupon_id', '=', couponId)
      .where('customer', '=', customer)
      .where('order_id', '<>', orderId)
      .where('status', '<>', 'GivenBack')
      .executeTakeFirstOrThrow()
    if (count >= coupon.max_uses_per_customer) return false
  }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('coupon_uses')
    .values({ coupon_id: couponId, order_id: orderId, customer, reserved_at: now, status: 'Reserved' })
    .onConflict((conflict) =>
      conflict
        .columns(['coupon_id', 'order_id'])
        .doUpdateSet({ status: 'Reserved', customer, reserved_at: now })
        .where('coupon_uses.status', '=', 'GivenBack'),
    )
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) throw new Error(`Order ${orderId} holds coupon ${couponId} already`)
  return true
}

/** Reserves one use of each. False when one is used up: the caller refuses, which rolls back the others. */
export const reserveCoupons = async (tx: Tx, { couponIds, ...reservation }: Reservation): Promise<boolean> => {
  // Always in alphabetical order: two buyers with the same coupons never deadlock.
  for (const couponId of [...couponIds].sort()) if (!(await takeOne(tx, couponId, reservation))) return false
  return true
}

/** The order is paid: what was reserved is used. */
export const countCoupons = (tx: Tx, orderId: string) =>
  tx.updateTable('coupon_uses').set({ status: 'Counted' }).where('order_id', '=', orderId).where('status', '=', 'Reserved').execute()

export const giveCouponsBack = async (tx: Tx, orderId: string): Promise<void> => {
  const given = await tx
    .updateTable('coupon_uses')
    .set({ status: 'GivenBack' })
    .where('order_id', '=', orderId)
    .where('status', '<>', 'GivenBack')
    .returning('coupon_id')
    .execute()
  if (given.length === 0) return
  const ids = given.map((row) => row.coupon_id)
  await sql`select id from coupons where id = any(${ids}) order by id collate "C" for update`.execute(tx)
  await tx
    .updateTable('coupons')
    .set((set) => ({ uses: set('uses', '-', 1) }))
    .where('id', 'in', ids)
    .execute()
}

/** The coupons among these that this customer has used as often as they may. */
export const findSpentCoupons = async (db: Reader, couponIds: readonly string[], customer: string, orderId: string): Promise<string[]> => {
  if (couponIds.length === 0) return []
  const rows = await db
    .selectFrom('coupons')
    .innerJoin('coupon_uses', 'coupon_uses.coupon_id', 'coupons.id')
    .select('coupons.id')
    .where('coupons.id', 'in', [...couponIds])
    .where('coupons.max_uses_per_customer', 'is not', null)
    .where('coupon_uses.customer', '=', customer)
    .where('coupon_uses.order_id', '<>', orderId)
    .where('coupon_uses.status', '<>', 'GivenBack')
    .groupBy('coupons.id')
    .having(({ fn, ref }) => sql<boolean>`${fn.countAll()} >= ${ref('coupons.max_uses_per_customer')}`)
    .execute()
  return rows.map((row) => row.id)
}
