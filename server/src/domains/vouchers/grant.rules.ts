import { policyInBundle } from '#domains/catalog/index.ts'
import { type Grant, paidUntil } from '#domains/licensing/index.ts'
import type { GivenProduct } from './gift.views.ts'
import type { Gift } from './gifts.document.ts'

/** The first perpetual variation, else the first one. */
const variationOf = ({ variations }: GivenProduct) => variations.find(({ recurrence }) => recurrence.type === 'OneOff') ?? variations[0]

/** The licenses of a gift, for each product in it; undefined while nothing of it can be given. */
export const grantsOf = (gift: Gift, products: readonly GivenProduct[], creatorId: string, now: Date): Grant[] | undefined => {
  const own = products.filter(({ kind, item_id }) => kind === gift.kind && item_id === gift.itemId)
  const grants = own.flatMap((product): Grant[] => {
    const variation = variationOf(product)
    if (!variation) return []
    const { recurrence } = variation
    const licensePolicy = gift.kind === 'bundle' ? policyInBundle(variation.licensePolicy, product.own_policy) : variation.licensePolicy
    return [
      {
        creatorId,
        productId: product.product_id,
        variationId: variation.id,
        bundleId: gift.kind === 'bundle' ? gift.itemId : null,
        lineId: null,
        quantity: gift.quantity,
        // A digital product's license has no seats.
        seats: product.type === 'Plugin' ? licensePolicy.seats : 0,
        offlineActivation: licensePolicy.offlineActivation,
        expiresAt: recurrence.type === 'Recurring' ? paidUntil(now, recurrence.cycleLength) : null,
      },
    ]
  })
  return grants.length > 0 ? grants : undefined
}
