import type { VariationContent } from '#domains/catalog/index.ts'
import type { Discount } from '#domains/discounts/index.ts'
import type { MinorPrices } from '#kernel/prices.ts'
import type { BasketLine } from './basket.ts'
import { discountsOnVariation } from './price-variation.ts'

/** An item in one variation, with everything that may lower its price for somebody. */
export type ForSale = {
  kind: 'product' | 'bundle'
  creatorId: string
  itemId: string
  variation: VariationContent
  discounts: readonly Discount[]
  /** The products of a bundle that can be completed, by `creator/product`. */
  parts?: readonly { key: string; prices: MinorPrices }[] | undefined
  /** The names of the products that prices for owners refer to, by `creator/product`. */
  ownerNames?: ReadonlyMap<string, string> | undefined
}

/** An upgrade leads from something owned to something not owned, and is bought once: recurring variations have no such price. */
const ownerPricesOf = ({ creatorId, itemId, variation, ownerNames }: ForSale, owned: ReadonlySet<string>): BasketLine['ownerPrices'] => {
  const { ownerPrices = [], recurrence } = variation
  if (recurrence.type !== 'OneOff' || owned.has(`${creatorId}/${itemId}`)) return undefined
  const own = ownerPrices.flatMap(({ kind, productIds, prices }) => {
    const from = productIds.find((id) => owned.has(`${creatorId}/${id}`))
    return from === undefined ? [] : [{ kind, from: ownerNames?.get(`${creatorId}/${from}`) ?? from, prices }]
  })
  return own.length > 0 ? own : undefined
}

/** A line of a basket for somebody who owns these products. */
export const lineForBuyer = (id: string, forSale: ForSale, quantity: number, owned: ReadonlySet<string>): BasketLine => {
  const { kind, creatorId, itemId, variation, discounts, parts } = forSale
  const ownerPrices = ownerPricesOf(forSale, owned)
  return {
    id,
    kind,
    creatorId,
    itemId,
    variationId: variation.id,
    quantity,
    prices: variation.prices,
    tiers: variation.tiers,
    discounts: discountsOnVariation(discounts, variation.id),
    ...(parts && { parts: parts.map(({ key, prices }) => ({ prices, isOwned: owned.has(key) })) }),
    ...(ownerPrices && { ownerPrices }),
  }
}
