import { type CouponRow, couponKey, couponWords, findCouponsByCode, judgeCoupon } from '#domains/promotions/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Tx } from '#platform/database/database.ts'
import { isRenewal, requireOpen, requireOwnChoice } from './change-order.ts'
import type { ReadShelves } from './line.views.ts'
import { lockKnownOrder, type OrderRow, setCoupons } from './order.store.ts'
import { type Quote, quoteOrder } from './quote-order.ts'

const most = 10

type Asked = { id: string; code: string; owned: ReadonlySet<string>; now: Date }
export type Changed = { order: OrderRow; quote: Quote }

const refuseCode = (because: keyof typeof couponWords): never => refuse('invalid-input', { errors: { code: [couponWords[because]] } })

/** Why a code that exists takes nothing off. */
const whyNothing = (rows: readonly CouponRow[], quote: Quote): keyof typeof couponWords => {
  const own = quote.priced.lines.filter((_line, place) => rows.some((row) => row.creator_id === quote.wanted.lines[place]?.creatorId))
  if (own.length === 0) return 'not-for-these-items'
  return rows.some((row) => row.minimum !== null) ? 'below-minimum' : 'not-for-these-items'
}

/** A code that several creators use is tried for each creator in the cart. */
export const applyCoupon = async (tx: Tx, readShelves: ReadShelves, { id, code, owned, now }: Asked): Promise<Changed> => {
  const order = (await lockKnownOrder(tx, id)) ?? refuse('not-found')
  requireOpen(order)
  requireOwnChoice(isRenewal(order.lines))
  const creators = [...new Set(order.lines.map((line) => line.creatorId))]
  const rows = await findCouponsByCode(tx, couponKey(code), creators)
  if (rows.length === 0) refuseCode('unknown')
  const verdicts = rows.map((row) => ({
    row,
    verdict: judgeCoupon({ isOn: row.is_on, startsAt: row.starts_at, endsAt: row.ends_at, maxUses: row.max_uses, uses: row.uses }, now),
  }))
  const usable = verdicts.flatMap(({ row, verdict }) => (verdict.usable ? [row] : []))
  const [first] = verdicts
  if (usable.length === 0 && first && !first.verdict.usable) refuseCode(first.verdict.because)
  const couponIds = [...new Set([...order.coupon_ids, ...usable.map((row) => row.id)])]
  if (couponIds.length > most) refuseCode('too-many')
  const wanted = { currency: order.currency, lines: order.lines, owned, tax: null, now }
  const quote = await quoteOrder(tx, readShelves, { ...wanted, couponIds })
  const takesOff = quote.priced.lines.some((line) => line.coupons.some((part) => usable.some((row) => row.id === part.id)))
  if (!takesOff) {
    const before = await quoteOrder(tx, readShelves, { ...wanted, couponIds: order.coupon_ids })
    refuseCode(
      before.priced.total.due <= quote.priced.total.due && usable.some((row) => row.is_exclusive)
        ? 'other-is-better'
        : whyNothing(usable, quote),
    )
  }
  await setCoupons(tx, id, couponIds, now)
  return { order: { ...order, coupon_ids: couponIds }, quote }
}

export const removeCoupon = async (
  tx: Tx,
  readShelves: ReadShelves,
  { id, couponId, owned, now }: Omit<Asked, 'code'> & { couponId: string },
): Promise<Changed> => {
  const order = (await lockKnownOrder(tx, id)) ?? refuse('not-found')
  requireOpen(order)
  requireOwnChoice(isRenewal(order.lines))
  const couponIds = order.coupon_ids.filter((known) => known !== couponId)
  const quote = await quoteOrder(tx, readShelves, { currency: order.currency, lines: order.lines, couponIds, owned, tax: null, now })
  await setCoupons(tx, id, couponIds, now)
  return { order: { ...order, coupon_ids: couponIds }, quote }
}
