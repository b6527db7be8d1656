import type { Variation } from '#contract/catalog/catalog.ts'
import type { CartItem, CartLine } from './order.ts'

const isIn = (owned: readonly string[] | undefined, creatorId: string, productId: string): boolean =>
  owned?.includes(`${creatorId}/${productId}`) ?? false

/** Whether the account owns this product already. A subscription can be taken out again; what is bought for good is asked about. */
export const isOwned = ({ kind, item }: CartItem, chosen: Variation | undefined, owned: readonly string[] | undefined): boolean => {
  const variation = chosen ?? item.pricingConfiguration
  return kind === 'p' && variation?.recurrence.type === 'OneOff' && isIn(owned, item.creatorId, item.id)
}

export const isOwnedLine = (line: CartLine, owned: readonly string[] | undefined): boolean =>
  line.type === 'Product' && line.variation.recurrence.type === 'OneOff' && isIn(owned, line.creatorId, line.productId)
