import type { Variation } from '#contract/catalog/catalog.ts'
import type { Currency } from '#contract/core/money.ts'
import type { CartItem, CartLine } from '../order.ts'

const isIn = (owned: readonly string[] | undefined, creatorId: string, productId: string): boolean =>
  owned?.includes(`${creatorId}/${productId}`) ?? false

/**
 * Whether the account already owns this product, or everything in this bundle, where that is known. A subscription can be taken out again;
 * a second perpetual license needs a confirmation.
 */
export const isOwned = ({ kind, item }: CartItem, chosen: Variation | undefined, owned: readonly string[] | undefined): boolean => {
  const variation = chosen ?? item.pricingConfiguration
  const inside = kind === 'product' ? [item] : (item.products ?? [])
  return variation?.recurrence.type === 'OneOff' && inside.length > 0 && inside.every((one) => isIn(owned, one.creatorId, one.id))
}

export const isOwnedLine = (line: CartLine, owned: readonly string[] | undefined): boolean =>
  line.type === 'Product' && line.variation.recurrence.type === 'OneOff' && isIn(owned, line.creatorId, line.productId)

/**
 * A bundle that may be cheaper because of owned products, as far as a cart can tell: it knows the creator of its products, not which they
 * are.
 */
const mayBePartOwned = (line: CartLine, owned: readonly string[] | undefined): boolean =>
  line.type === 'Bundle' && line.bundle.partial && (owned?.some((key) => key.startsWith(`${line.creatorId}/`)) ?? false)

/** Lists have everybody's price; for owners of the smaller product the server deducts what an upgrade saves. */
const mayBeUpgrade = (line: CartLine, owned: readonly string[] | undefined): boolean =>
  line.type === 'Product' &&
  !isOwnedLine(line, owned) &&
  (line.variation.lessForOwnersOf?.some((productId) => isIn(owned, line.creatorId, productId)) ?? false)

/** Reasons whose amounts only the server knows, if they apply at all. They have their rows from the start, so that nothing moves. */
export const openReasons = (line: CartLine, currency: Currency, owned: readonly string[] | undefined): string[] => {
  const { steps, variation } = line
  const hasAnswer = steps?.[0]?.amount.currency === currency
  // A price for this person comes with its reasons on the card.
  if (line.gone || hasAnswer || variation.reason) return []
  // For a single copy only the better of the two applies, in one row: that of the sale is already shown.
  if (mayBeUpgrade(line, owned)) return line.quantity === 1 && variation.discount ? [] : ['Price for owners']
  return mayBePartOwned(line, owned) ? ['Products you already own'] : []
}
