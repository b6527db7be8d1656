import { couponKey, findCoupons } from '#domains/coupons/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { lockOwnChoice } from '../change-order.ts'
import { setCoupons } from '../order.store.ts'

type Asked = { id: string /** null: every one. */; code: string | null; now: Date }

/** Removes a code from an order, for every creator that uses it. One that is not on it changes nothing. */
export const takeOffCoupons = async (tx: Tx, { id, code, now }: Asked): Promise<void> => {
  const order = await lockOwnChoice(tx, id)
  const stay = code === null ? [] : (await findCoupons(tx, order.coupon_ids)).filter((coupon) => coupon.code !== couponKey(code))
  const staying = new Set(stay.map((coupon) => coupon.id))
  await setCoupons(
    tx,
    id,
    order.coupon_ids.filter((couponId) => staying.has(couponId)),
    now,
  )
}
