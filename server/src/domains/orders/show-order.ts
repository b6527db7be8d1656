import { reachesLevel, staffLevel } from '#contract/core/permissions.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { Reader } from '#platform/database/database.ts'
import { ownedBy, type Visitor } from '#platform/http/visitor.ts'
import { describeOrder } from './describe-order.ts'
import type { ReadCatalogueRows } from './lines/line.views.ts'
import { storefrontStatus } from './order.states.ts'
import type { OrderRow } from './order.store.ts'
import { quoteOrder } from './quote-order.ts'
import { describeSnapshot } from './snapshots/describe-snapshot.ts'

const seesEverySale = (visitor: Visitor): boolean =>
  visitor.kind === 'user' && reachesLevel(staffLevel('sales', visitor.staffRoles), 'read')

/** What showing a cart needs: the address of the shop, and its catalogue. */
export type CartDeps = { publicUrl: string; readCatalogueRows: ReadCatalogueRows }

type Wanted = { order: OrderRow; visitor: Visitor; isBuyer: boolean; now: Date }

/** An Open order at today's prices; any other as it was when its payment began, and without its buyer for everybody else. */
export const showOrder = async (db: Reader, deps: CartDeps, { order, visitor, isBuyer, now }: Wanted): Promise<Order> => {
  const { id, status, currency, snapshot } = order
  const customer = status === 'Open' || isBuyer || seesEverySale(visitor) ? order.customer : null
  if (status !== 'Open' && snapshot) {
    const decided = await describeSnapshot(db, { snapshot, currency, now })
    return { id, currency, status: storefrontStatus(status), customer, ...decided, checkoutUrl: null, embeddedCheckoutUrl: null }
  }
  const quote = await quoteOrder(db, deps.readCatalogueRows, {
    currency,
    lines: order.lines,
    couponIds: order.coupon_ids,
    owned: await ownedBy(db, visitor),
    tax: null,
    now,
  })
  return describeOrder({ id, status, customer, publicUrl: deps.publicUrl }, quote)
}
