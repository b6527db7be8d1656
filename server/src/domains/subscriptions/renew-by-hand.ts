import { type CartDeps, quoteOrder, requireOwnWayBack, requireStock } from '#domains/orders/index.ts'
import type { Tx } from '#platform/database/database.ts'
import { openPeriodOrder } from './open-period-order.ts'
import { requireLicense } from './require-license.ts'
import type { SubscriptionRow } from './subscription.store.ts'

type Asked = { returnUrl: string | undefined; isEmbedded: boolean; now: Date }
type Deps = CartDeps & { ownOrigins: readonly string[] }

/** Where the next period can be paid: a checkout at the agreed price. One that was cancelled, or is over, goes on once it is paid. */
export const renewByHand = async (tx: Tx, deps: Deps, subscription: SubscriptionRow, asked: Asked): Promise<string> => {
  const { isEmbedded, now } = asked
  await requireLicense(tx, subscription)
  // SDKs write their missing addresses out.
  const returnUrl = asked.returnUrl && asked.returnUrl !== 'undefined' ? asked.returnUrl : null
  if (returnUrl) await requireOwnWayBack(tx, { returnUrl, creatorIds: [subscription.creator_id], ownOrigins: deps.ownOrigins })
  const order = await openPeriodOrder(tx, { subscription, returnUrl, now })
  if (order.status === 'Open') {
    const { currency, lines } = order
    requireStock(await quoteOrder(tx, deps.readCatalogueRows, { currency, lines, couponIds: [], owned: new Set(), tax: null, now }))
  }
  return new URL(`/checkout/${order.id}${isEmbedded ? '?embedded=true' : ''}`, deps.publicUrl).href
}
