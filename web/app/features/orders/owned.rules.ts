import type { Variation } from '#contract/catalog/catalog.ts'
import type { Currency } from '#contract/core/money.ts'
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

/** A bundle that costs less by what is owned, as far as a cart can tell: it knows whose products are in it, not which. */
const mayBePartOwned = (line: CartLine, owned: readonly string[] | undefined): boolean =>
  line.type === 'Bundle' && line.bundle.partial && (owned?.some((key) => key.startsWith(`${line.creatorId}/`)) ?? false)

/** A list has said everybody's price; the server takes off what an upgrade saves whoever owns the smaller one. */
const mayBeUpgrade = (line: CartLine, owned: readonly string[] | undefined): boolean =>
  line.type === 'Product' &&
  !isOwnedLine(line, owned) &&
  (line.variation.lessForOwnersOf?.some((productId) => isIn(owned, line.creatorId, productId)) ?? false)

/** Reasons of which only the server knows what they take off, if anything. They have their rows from the start, so that nothing moves. */
export const openReasons = (line: CartLine, currency: Currency, owned: readonly string[] | undefined): string[] => {
  const { steps, variation } = line
  const isTold = steps?.[0]?.amount.currency === currency
  // With the price for this person, the card has said its reasons.
  if (line.gone || isTold || variation.reason) return []
  // For one of it the better of the two counts, in one row: that of the sale is there.
  if (mayBeUpgrade(line, owned)) return line.quantity === 1 && variation.discount ? [] : ['Price for owners']
  return mayBePartOwned(line, owned) ? ['Products you already own'] : []
}
