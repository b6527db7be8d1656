import { type OrderRow, ownedBy, type Quote, quoteOrder, type ReadShelves } from '#domains/orders/index.ts'
import type { TaxTreatment } from '#domains/pricing/index.ts'
import { customerKey, findSpentCoupons } from '#domains/promotions/index.ts'
import type { Reader } from '#platform/database/database.ts'
import type { Visitor } from '#platform/http/visitor.ts'
import { findTax } from './find-tax.ts'

/** One customer: the account where there is one, else the address, without its decorations. */
export const customerOf = (order: Pick<OrderRow, 'customer'>, visitor: Visitor): string | null => {
  const email = visitor.kind === 'user' ? visitor.user.email : order.customer?.email
  return email ? customerKey(email) : null
}

type Asked = { order: OrderRow; visitor: Visitor; now: Date }

export type CheckoutQuote = { quote: Quote; tax: TaxTreatment | null }

/** What an order costs this buyer now, with the tax of their country and without coupons they have used up. */
export const quoteCheckout = async (db: Reader, readShelves: ReadShelves, { order, visitor, now }: Asked): Promise<CheckoutQuote> => {
  const { customer } = order
  const tax = await findTax(db, { address: customer?.address ?? null, taxId: customer?.taxId ?? null, now })
  const key = customerOf(order, visitor)
  const spent = key ? await findSpentCoupons(db, order.coupon_ids, key, order.id) : []
  const quote = await quoteOrder(db, readShelves, {
    currency: order.currency,
    lines: order.lines,
    couponIds: order.coupon_ids.filter((id) => !spent.includes(id)),
    owned: ownedBy(visitor),
    tax: tax?.basket ?? null,
    now,
  })
  return { quote, tax }
}
