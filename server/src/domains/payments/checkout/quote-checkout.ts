import { findCoupons, findSpentCoupons } from '#domains/coupons/index.ts'
import { customerOf, type OrderRow, type Quote, quoteOrder, type ReadCatalogueRows } from '#domains/orders/index.ts'
import type { TaxTreatment } from '#domains/pricing/index.ts'
import type { Reader } from '#platform/database/database.ts'
import { ownedBy, type Visitor } from '#platform/http/visitor.ts'
import { findUpgradesUnderWay } from '../upgrade.store.ts'
import type { LapsedCode } from './change.rules.ts'
import { findTax } from './find-tax.ts'

type Asked = { order: OrderRow; visitor: Visitor; now: Date }

export type CheckoutQuote = { quote: Quote; tax: TaxTreatment | null; lapsed: LapsedCode[] }

/** The codes that are on the order and have no effect. */
const findLapsed = async (
  db: Reader,
  couponIds: readonly string[],
  { coupons }: Quote,
  spent: readonly string[],
): Promise<LapsedCode[]> => {
  const idle = couponIds.filter((id) => !coupons.some((coupon) => coupon.id === id))
  return (await findCoupons(db, idle)).map(({ id, code }) => ({ code, isSpent: spent.includes(id) }))
}

/** What an order costs this buyer now, with the tax of their country and without coupons they have used up. */
export const quoteCheckout = async (
  db: Reader,
  readCatalogueRows: ReadCatalogueRows,
  { order, visitor, now }: Asked,
): Promise<CheckoutQuote> => {
  const { customer, coupon_ids: couponIds } = order
  const tax = await findTax(db, { address: customer?.address ?? null, taxId: customer?.taxId ?? null, now })
  const key = customerOf(order, visitor)
  const spent = key ? await findSpentCoupons(db, couponIds, key, order.id) : []
  // Before reading what is owned: a payment that completes between the two is then seen by at least one of them.
  const upgradedElsewhere = visitor.kind === 'user' ? await findUpgradesUnderWay(db, visitor.userId, order.id) : new Set<string>()
  const quote = await quoteOrder(db, readCatalogueRows, {
    currency: order.currency,
    lines: order.lines,
    couponIds: couponIds.filter((id) => !spent.includes(id)),
    owned: await ownedBy(db, visitor),
    upgradedElsewhere,
    tax: tax?.basket ?? null,
    now,
  })
  return { quote, tax, lapsed: await findLapsed(db, couponIds, quote, spent) }
}
