import type { ProductCard, Variation } from '#contract/catalog/catalog.ts'

/** A product with a trial: how long it lasts, and the price afterwards. */
export type Tried = {
  creatorId: string
  productId: string
  name: string
  href: string
  days: number
  needsAccount: boolean
  variation: Variation
}

/** Free products, even if only for a while, need no trial. */
export const triedOf = (
  { creatorId, id: productId, name, trial }: Pick<ProductCard, 'creatorId' | 'id' | 'name' | 'trial'>,
  href: string,
  variation: Variation,
): Tried | null => (trial && variation.price.USD > 0 ? { creatorId, productId, name, href, ...trial, variation } : null)
