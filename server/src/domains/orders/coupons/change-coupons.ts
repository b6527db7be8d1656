import { canBeCode, couponKey, couponMessages, findCouponsByCode, findSpentCoupons } from '#domains/coupons/index.ts'
import { whyIdle } from '#domains/pricing/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { ownedBy, type Visitor } from '#platform/http/visitor.ts'
import { lockOwnChoice } from '../change-order.ts'
import { customerOf } from '../customer-of.ts'
import type { ReadCatalogueRows } from '../lines/line.views.ts'
import { type OrderRow, setCoupons } from '../order.store.ts'
import { judgeCouponRow, type Quote, quoteOrder, toBasketCoupon } from '../quote-order.ts'

const limit = 10

type Asked = { id: string; code: string; visitor: Visitor; now: Date }
export type Changed = { order: OrderRow; quote: Quote }

const refuseCode = (because: keyof typeof couponMessages): never => refuse('invalid-input', { errors: { code: [couponMessages[because]] } })

const quoteWith = async (
  tx: Tx,
  readCatalogueRows: ReadCatalogueRows,
  { currency, lines }: OrderRow,
  couponIds: readonly string[],
  visitor: Visitor,
  now: Date,
) => quoteOrder(tx, readCatalogueRows, { currency, lines, couponIds, owned: await ownedBy(tx, visitor), tax: null, now })

/** The coupons of this code that this customer can use now, or why there is none. */
const findUsable = async (tx: Tx, order: OrderRow, { code, visitor, now }: Asked) => {
  const creators = [...new Set(order.lines.map((line) => line.creatorId))]
  const key = couponKey(code)
  const rows = canBeCode(key) ? await findCouponsByCode(tx, key, creators) : []
  const customer = customerOf(order, visitor)
  const ids = rows.map((row) => row.id)
  const spent = customer ? await findSpentCoupons(tx, ids, customer, order.id) : []
  const verdicts = rows.map((row) => {
    const verdict = judgeCouponRow(row, now)
    if (!verdict.usable) return { row, because: verdict.because }
    return { row, because: spent.includes(row.id) ? ('spent' as const) : null }
  })
  const usable = verdicts.flatMap(({ row, because }) => (because === null ? [row] : []))
  return usable.length > 0 ? usable : refuseCode(verdicts[0]?.because ?? 'unknown')
}

/** A code that several creators use is tried for each creator in the cart. */
export const applyCoupon = async (tx: Tx, readCatalogueRows: ReadCatalogueRows, asked: Asked): Promise<Changed> => {
  const { id, visitor, now } = asked
  const order = await lockOwnChoice(tx, id)
  const usable = await findUsable(tx, order, asked)
  const couponIds = [...new Set([...order.coupon_ids, ...usable.map((row) => row.id)])]
  if (couponIds.length > limit) refuseCode('too-many')
  const quote = await quoteWith(tx, readCatalogueRows, order, couponIds, visitor, now)
  const takesOff = quote.priced.lines.some((line) => line.coupons.some((part) => usable.some((row) => row.id === part.id)))
  if (!takesOff) refuseCode(whyIdle(usable.map(toBasketCoupon), quote.basket))
  await setCoupons(tx, id, couponIds, now)
  return { order: { ...order, coupon_ids: couponIds }, quote }
}

type Removal = Omit<Asked, 'code'> & { couponId: string }

export const removeCoupon = async (
  tx: Tx,
  readCatalogueRows: ReadCatalogueRows,
  { id, couponId, visitor, now }: Removal,
): Promise<Changed> => {
  const order = await lockOwnChoice(tx, id)
  const couponIds = order.coupon_ids.filter((known) => known !== couponId)
  const quote = await quoteWith(tx, readCatalogueRows, order, couponIds, visitor, now)
  await setCoupons(tx, id, couponIds, now)
  return { order: { ...order, coupon_ids: couponIds }, quote }
}
