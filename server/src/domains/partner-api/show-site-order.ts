import type { SiteOrder } from '#contract/partner-api/site-orders.ts'
import { listAccountItems } from '#domains/catalog/index.ts'
import { type CartDeps, describeOrder, findOrder, type OrderRow, showOrder } from '#domains/orders/index.ts'
import { quoteCheckout } from '#domains/payments/index.ts'
import { refuse } from '#kernel/refusal.ts'
import type { Reader } from '#platform/database/database.ts'
import { ownedBy, type Visitor } from '#platform/http/visitor.ts'
import { describeSiteOrder } from './describe-site-order.ts'
import { isInScope } from './scope.rules.ts'

type Asked = {
  id: string
  scope: string | undefined
  visitor: Visitor
  isBuyer(order: OrderRow): boolean
  isEmbedded?: boolean
  now: Date
}

/** Same answer for "not there" and "holds something of another creator's". */
export const getInScope = async (db: Reader, id: string, scope: string | undefined): Promise<OrderRow> => {
  const order = await findOrder(db, id)
  return order && isInScope(order, scope) ? order : refuse('not-found')
}

/** While it is Open with the tax of the buyer's country, as the checkout would ask for it; then as it was shown there. */
const readOrder = async (db: Reader, deps: CartDeps, order: OrderRow, { visitor, isBuyer, now }: Asked) => {
  if (order.status !== 'Open') return showOrder(db, deps, { order, visitor, isBuyer: isBuyer(order), now })
  const { quote } = await quoteCheckout(db, deps.readCatalogueRows, { order, visitor, now })
  return describeOrder({ ...order, publicUrl: deps.publicUrl }, quote)
}

export const showSiteOrder = async (db: Reader, deps: CartDeps, asked: Asked): Promise<SiteOrder> => {
  const { id, scope, visitor, isEmbedded = false } = asked
  const row = await getInScope(db, id, scope)
  const order = await readOrder(db, deps, row, asked)
  const refs = order.items.flatMap((item) =>
    item.type === 'Bundle' ? [{ kind: 'bundle' as const, creatorId: item.creatorId, itemId: item.bundleId }] : [],
  )
  const bundles = await listAccountItems(db, refs)
  return describeSiteOrder(order, row.status, { scope, owned: await ownedBy(db, visitor), bundles, isEmbedded })
}
