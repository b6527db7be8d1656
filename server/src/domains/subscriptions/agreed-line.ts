import type { WantedLine } from '#domains/orders/index.ts'
import { priceOf } from './agreement.rules.ts'
import type { SubscriptionRow } from './subscription.store.ts'

/** What the next payment is for, as a line of an order: the same thing, at the agreed price. */
export const agreedLine = (subscription: SubscriptionRow): WantedLine => {
  const { kind, creator_id: creatorId, item_id: itemId, variation_id: variationId, quantity, agreement, currency } = subscription
  const period = subscription.paid_periods + 1
  const { original, subtotal } = priceOf(agreement.price, quantity, period)
  return {
    kind,
    creatorId,
    itemId,
    variationId,
    quantity,
    ...(agreement.channel && { channel: agreement.channel }),
    agreed: { subscriptionId: subscription.id, period, currency, original, subtotal },
  }
}
